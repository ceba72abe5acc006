import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { Locale, SiteConfig } from "../../site.config.ts";
import type { PlannedPage } from "./planned-page.ts";
import type { TitlesFile } from "./read-content.ts";
import { readTitles, type TitlesEntry } from "./read-titles.ts";

export interface AllTitles {
  /** The entries of a page, by language. */
  readonly of: (path: string) => ReadonlyMap<Locale, TitlesEntry>;
  /** Entries without a page that needs them, and pages without their entry. */
  readonly check: (pages: readonly PlannedPage[]) => readonly Problem[];
  readonly problems: readonly Problem[];
}

/**
 * What pages are called in languages that they are not written in. A language without its file
 * shows the words of the originals; one that has it names every page that it does not translate.
 */
export function readAllTitles(
  { locales }: Pick<SiteConfig, "locales">,
  files: readonly TitlesFile[],
  titlesIn = readTitles,
): AllTitles {
  const read = locales.flatMap(({ code, prefix }) => {
    const file = files.find((one) => prefix !== "" && one.prefix === prefix);
    return file ? [{ code, file: file.file, ...titlesIn(file) }] : [];
  });
  return {
    of: (path) =>
      new Map(
        read.flatMap(({ code, entries }) => {
          const entry = entries.get(path);
          return entry ? [[code, entry] as const] : [];
        }),
      ),
    check: (pages) =>
      read.flatMap(({ code, file, entries }) => checkEntries(file, entries, asking(pages, code))),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Pages that need an entry, and those that are written in the language themselves. */
interface Asking {
  readonly paths: readonly string[];
  readonly translated: ReadonlyMap<string, string>;
}

function asking(pages: readonly PlannedPage[], lang: Locale): Asking {
  const translated = new Map<string, string>();
  const paths = pages.flatMap((page) => {
    if (page.kind === "reference") return [page.path];
    if (page.kind !== "docs") return [];
    const own = page.written.get(lang);
    if (own) translated.set(page.path, own.source.file);
    return own ? [] : [page.path];
  });
  return { paths, translated };
}

function checkEntries(
  file: string,
  entries: ReadonlyMap<string, TitlesEntry>,
  { paths, translated }: Asking,
): Problem[] {
  const missing = paths
    .filter((path) => !entries.has(path))
    .map((path) => problem({ file }, `There is no title and description for ${path}.`));
  const superfluous = [...entries]
    .filter(([path]) => !paths.includes(path))
    .map(([path, { line }]) => {
      const own = translated.get(path);
      if (own) return problem({ file, line }, `${path} has its title in ${own}.`);
      return problem({ file, line }, `There is no page ${path}.`, nearestName(path, paths));
    });
  return [...missing, ...superfluous];
}
