import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { Locale, SiteConfig } from "../../site.config.ts";
import type { TitlesFile } from "./read-content.ts";
import { readTitles, type TitlesEntry } from "./read-titles.ts";

export interface AllTitles {
  /** The entries of a page, by language. */
  readonly of: (path: string) => ReadonlyMap<Locale, TitlesEntry>;
  readonly problems: readonly Problem[];
}

/**
 * Reads the titles of pages in languages that they are not written in. A page without an entry
 * shows the words of its original.
 */
export function readAllTitles(
  { locales }: Pick<SiteConfig, "locales">,
  files: readonly TitlesFile[],
  titlesIn = readTitles,
): AllTitles {
  const read = locales.flatMap(({ code, prefix }) => {
    const file = files.find((one) => one.prefix === prefix);
    return file ? [{ code, ...titlesIn(file) }] : [];
  });
  return {
    of: (path) =>
      new Map(
        read.flatMap(({ code, entries }) => {
          const entry = entries.get(path);
          return entry ? [[code, entry] as const] : [];
        }),
      ),
    problems: read.flatMap(({ problems }) => problems),
  };
}
