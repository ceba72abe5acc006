import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One Markdown file. Its path below the content folder is its route. */
export interface ContentFile {
  /** For messages: "site/content/docs/intro.md". */
  readonly file: string;
  /** "/docs/intro"; "/es/docs/intro" for a translation. */
  readonly route: string;
  readonly text: string;
}

export interface Content {
  readonly pages: readonly ContentFile[];
  /** SVG source by name: "create-and-poll". */
  readonly figures: ReadonlyMap<string, string>;
}

/** Reads every page and figure below a content folder. `shown` is that folder in messages. */
export function readContent(directory: string, shown: string): Content {
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).sort();
  const read = (name: string) => readFileSync(join(directory, name), "utf8");
  const pages = names
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({ file: `${shown}/${name}`, route: routeOf(name), text: read(name) }));
  const figures = names
    .filter((name) => /^figures\/[^/]+\.svg$/.test(name))
    .map((name) => [name.slice("figures/".length, -".svg".length), read(name)] as const);
  return { pages, figures: new Map(figures) };
}

/** routeOf("docs/intro.md") → "/docs/intro"; routeOf("docs/index.md") → "/docs" */
export function routeOf(name: string): string {
  return `/${name.slice(0, -".md".length)}`.replace(/\/index$/, "");
}
