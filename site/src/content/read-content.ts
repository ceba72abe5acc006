import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** One Markdown file. Its path below the content folder is its route. */
export interface ContentFile {
  /** For messages: "site/content/docs/intro.md". */
  readonly file: string;
  /** "/docs/intro"; "/es/docs/intro" for a translation. */
  readonly route: string;
  readonly text: string;
}

export interface TitlesFile {
  /** For messages: "site/content/es/titles.yaml". */
  readonly file: string;
  /** The prefix of the language's paths: "/es". */
  readonly prefix: string;
  readonly text: string;
}

export interface Content {
  readonly pages: readonly ContentFile[];
  /** Titles of pages without a translation: "es/titles.yaml", a file for each language. */
  readonly titles: readonly TitlesFile[];
  /** SVG source by name: "create-and-poll". */
  readonly figures: ReadonlyMap<string, string>;
}

/** The repository's own folder, and its name in messages. */
export const OWN_CONTENT = [
  fileURLToPath(new URL("../../content", import.meta.url)),
  "site/content",
] as const;

/** Reads every page and figure below a content folder. `shown` is that folder in messages. */
export function readContent(directory: string, shown: string): Content {
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => !isHidden(name))
    .sort();
  const read = (name: string) => readFileSync(join(directory, name), "utf8");
  const pages = names
    .filter(isPageFile)
    .map((name) => ({ file: `${shown}/${name}`, route: routeOf(name), text: read(name) }));
  const titles = names
    .filter((name) => /^[^/]+\/titles\.yaml$/.test(name))
    .map((name) => ({
      file: `${shown}/${name}`,
      prefix: `/${name.replace("/titles.yaml", "")}`,
      text: read(name),
    }));
  const figures = names
    .filter((name) => /^figures\/[^/]+\.svg$/.test(name))
    .map((name) => [name.slice("figures/".length, -".svg".length), read(name)] as const);
  return { pages, titles, figures: new Map(figures) };
}

/**
 * The same content with one page read again: no other file is read, and all other data is reused.
 * @param name name of the page's file, below `directory`
 */
export function rereadPage(
  content: Content,
  directory: string,
  shown: string,
  name: string,
): Content {
  const file = `${shown}/${name}`;
  const text = readFileSync(join(directory, name), "utf8");
  return {
    ...content,
    pages: content.pages.map((page) => (page.file === file ? { ...page, text } : page)),
  };
}

/** isPageFile("docs/intro.md") → true; the name is below a content folder. */
export function isPageFile(name: string): boolean {
  return name.endsWith(".md") && !isHidden(name);
}

/** Editors keep locks and unsaved text in hidden files, some of them links to nowhere. */
function isHidden(name: string): boolean {
  return /(^|\/)\./.test(name);
}

/** routeOf("docs/intro.md") → "/docs/intro"; routeOf("docs/index.md") → "/docs" */
export function routeOf(name: string): string {
  return `/${name.slice(0, -".md".length)}`.replace(/\/index$/, "");
}
