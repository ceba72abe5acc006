import { type Locale, type SiteConfig, site } from "../../../site/site.config.ts";
import { isWithin } from "../../../site/src/address/is-within.ts";
import { twinPath } from "../../../site/src/address/twin-path.ts";
import { withoutSlash } from "../../../site/src/address/without-slash.ts";
import type { IndexFile } from "../../../site/src/search/index/index-file.ts";
import { INDEX_FOLDER } from "../../../site/src/search/index/index-path.ts";
import type { Row, Run } from "../../../site/src/search/query/answer.ts";
import { type OpenIndex, openIndex } from "../../../site/src/search/query/open-index.ts";
import { search } from "../../../site/src/search/query/search.ts";
import type { Build } from "../../../site/src/serve/read-build.ts";
import type { Docs, DocsPage, FoundPlace } from "./docs.ts";

/** The documentation as a build holds it: its Markdown twins and its search indexes. */
export function docsOfBuild({ files }: Build, config: SiteConfig = site): Docs {
  const textOf = (path: string) => files.get(path)?.identity.bytes.toString();
  const [{ code: lang }, ...others] = config.locales;
  const [{ id: version }, ...archived] = config.versions;
  const elsewhere = [...others, ...archived].map(({ prefix }) => prefix);
  const pages = [...files.keys()].flatMap((name): DocsPage[] => {
    if (!name.endsWith(".md")) return [];
    const path = name === twinPath("/") ? "/" : name.slice(0, -".md".length);
    if (elsewhere.some((prefix) => isWithin(path, prefix))) return [];
    return [{ path, ...headOf(textOf(name) ?? "") }];
  });
  const indexes = new Map<Locale, OpenIndex>();
  const indexOf = (language: Locale): OpenIndex => {
    const known = indexes.get(language) ?? openIndex(readIndex(files, language, version));
    indexes.set(language, known);
    return known;
  };
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    read: (path) => textOf(twinPath(withoutSlash(path))),
    search: (query, language) => {
      const { rows, nearest } = search(indexOf(language), query);
      return { places: rows.map(placeOf), nearest: nearest.map(({ name }) => name) };
    },
    get retired() {
      return indexOf(lang).records.filter(({ kind }) => kind === "retired");
    },
  };
}

function readIndex(files: Build["files"], lang: Locale, version: string): IndexFile {
  const start = `${INDEX_FOLDER}${lang}-${version}.`;
  const name = [...files.keys()].find((path) => path.startsWith(start));
  const bytes = name === undefined ? undefined : files.get(name)?.identity.bytes;
  if (!bytes) throw new Error(`The build has no search index for ${lang} ${version}.`);
  return JSON.parse(bytes.toString());
}

/** A twin begins with its title, and says below what it is for. */
function headOf(text: string): Pick<DocsPage, "title" | "description"> {
  const [, title = ""] = /^# (.+)$/m.exec(text) ?? [];
  const [, description = ""] = /^# .+\n\n(?:> )?(.+)$/m.exec(text) ?? [];
  return { title, description };
}

function placeOf({ href, kind, title, where, page, excerpt }: Row): FoundPlace {
  return { href, kind, title: plain(title), where: page || where, excerpt: plain(excerpt) };
}

function plain(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}
