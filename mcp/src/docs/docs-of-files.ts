import { type Locale, site } from "../../../site/site.config.ts";
import { once } from "../../../site/src/base/once.ts";
import { isWithin, markdownPath, withoutSlash } from "../../../site/src/base/paths.ts";
import { removeLanguage } from "../../../site/src/publish/markdown/markdown-files.ts";
import {
  ASSISTANT_FILE,
  type AssistantData,
} from "../../../site/src/publish/mcp/assistant-data.ts";
import type { IndexFile } from "../../../site/src/search/index/index-file.ts";
import { INDEX_FOLDER } from "../../../site/src/search/index/index-path.ts";
import type { Row, Run } from "../../../site/src/search/query/answer.ts";
import { type OpenIndex, openIndex } from "../../../site/src/search/query/open-index.ts";
import { search } from "../../../site/src/search/query/search.ts";
import type { Docs, DocsPage, SearchHit } from "./docs.ts";
import { unknownWords } from "./unknown-words.ts";

/** Files of the site by path: "/docs/intro.md". */
export interface DocsFiles {
  readonly paths: readonly string[];
  readonly readText: (path: string) => string | undefined;
}

/** The documentation, from Markdown pages and search indexes. */
export function docsOfFiles({ paths, readText }: DocsFiles): Docs {
  const [{ code: lang }, ...others] = site.locales;
  const [{ id: version }, ...archived] = site.versions;
  const elsewhere = [...others, ...archived].map(({ prefix }) => prefix);
  const pages = paths.flatMap((name): DocsPage[] => {
    if (!name.endsWith(".md") || name !== removeLanguage(name)) return [];
    const path = name === markdownPath("/") ? "/" : name.slice(0, -".md".length);
    if (elsewhere.some((prefix) => isWithin(path, prefix))) return [];
    return [{ path, ...readHead(readText(name) ?? "") }];
  });
  const readAssistants = once((): AssistantData => {
    const text = readText(`/${ASSISTANT_FILE}`);
    if (text === undefined) throw new Error(`There is no ${ASSISTANT_FILE}: build the site again.`);
    return JSON.parse(text) as AssistantData;
  });
  const indexes = new Map<Locale, OpenIndex>();
  const indexOf = (language: Locale): OpenIndex => {
    const opened = indexes.get(language);
    if (opened) return opened;
    const start = `${INDEX_FOLDER}${language}-${version}.`;
    const path = paths.find((one) => one.startsWith(start));
    const text = path === undefined ? undefined : readText(path);
    if (text === undefined)
      throw new Error(`There is no search index for ${language} ${version}: build the site again.`);
    const index = openIndex(JSON.parse(text) as IndexFile);
    indexes.set(language, index);
    return index;
  };
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    read: (path) => readText(markdownPath(withoutSlash(path))),
    search: (query, language) => {
      const index = indexOf(language);
      const { rows, nearest } = search(index, query);
      const names = nearest.map(({ name }) => name);
      return {
        places: rows.map(toSearchHit),
        nearest: names,
        unknown: unknownWords(index, query),
      };
    },
    get v1Records() {
      return indexOf(lang).records.filter(({ kind }) => kind === "retired");
    },
    get assistants() {
      return readAssistants();
    },
  };
}

/** The Markdown of a page starts with its title, followed by its description. */
function readHead(text: string): Pick<DocsPage, "title" | "description"> {
  const [, title = ""] = /^# (.+)$/m.exec(text) ?? [];
  const [, description = ""] = /^# .+\n\n(?:> )?(.+)$/m.exec(text) ?? [];
  return { title, description };
}

function toSearchHit({ href, kind, title, where, page, excerpt }: Row): SearchHit {
  return { href, kind, title: joinRuns(title), where: page || where, excerpt: joinRuns(excerpt) };
}

function joinRuns(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}
