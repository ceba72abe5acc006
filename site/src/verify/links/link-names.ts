import { addTo } from "../../../../contract/src/base/group-by.ts";
import type { LinkTarget } from "../../content/link-targets.ts";
import { stemOf } from "../statements/stem-of.ts";

/** The names of a version's pages, indexed for lookups. */
export interface LinkNames {
  readonly byPath: ReadonlyMap<string, NamedTarget>;
  /** By title and by label: "quick start" → the pages of all categories. */
  readonly byName: ReadonlyMap<string, readonly NamedTarget[]>;
  /** By the name of a category around them, if it has more than one word. */
  readonly byCategory: ReadonlyMap<string, readonly NamedTarget[]>;
  /** Other pages with the same title, in other categories: "Quick start", "Migration guide". */
  readonly pagesWithSameTitle: (target: NamedTarget) => readonly NamedTarget[];
  /** Stems that occur in the name of only one folder: "geo", "indicative". */
  readonly folders: ReadonlySet<string>;
}

export interface NamedTarget extends LinkTarget {
  /** The words of all its names. */
  readonly words: ReadonlySet<string>;
  /** The stems of its names, path, description and sections. */
  readonly stems: ReadonlySet<string>;
}

/** Indexes the names of all targets once, because every link is looked up. */
export function createLinkNames(targets: readonly LinkTarget[]): LinkNames {
  const byPath = new Map<string, NamedTarget>();
  const byName = new Map<string, NamedTarget[]>();
  const byCategory = new Map<string, NamedTarget[]>();
  for (const target of targets.map(toNamed)) {
    const { path, names } = target;
    const [title = "", label = "", ...around] = names;
    if (!byPath.has(path)) byPath.set(path, target);
    for (const name of new Set([title, label].map((one) => splitWords(one).join(" ")))) {
      if (name !== "") addTo(byName, name, target);
    }
    for (const words of around.map((one) => splitWords(one).filter((word) => word !== "api"))) {
      if (words.length > 1) addTo(byCategory, words.join(" "), target);
    }
  }
  const pagesWithSameTitle = ({ names: [title = ""], path }: NamedTarget) =>
    (byName.get(splitWords(title).join(" ")) ?? []).filter((other) => other.path !== path);
  return {
    byPath,
    byName,
    byCategory,
    pagesWithSameTitle,
    folders: foldersOf([...byPath.keys()]),
  };
}

function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = paths.flatMap((path) => /^\/docs\/([a-z-]+)\//.exec(path)?.[1] ?? []);
  const stems = [...new Set(folders)].flatMap(stemsIn);
  return new Set(
    stems.filter((stem, at) => !stems.some((one, other) => one === stem && at !== other)),
  );
}

function toNamed(target: LinkTarget): NamedTarget {
  const { path, names, description = "", sections = new Map() } = target;
  const ownTexts = [path.replace(/^\/docs/, ""), ...names, description, ...sections.values()];
  return { ...target, words: wordsIn(names), stems: new Set(stemsIn(ownTexts.join(" "))) };
}

const STOP_WORDS = new Set(
  "a an the of in to is are and or it its that this these with for as be by at you your they from on into out about how what when where which who than then not no one can all every each use page do does did get here there i my".split(
    " ",
  ),
);

/** The stems of a text's words, without stop words. */
export function stemsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map(stemOf);
}

export function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(splitWords));
}

/** splitWords("Live prices quick start") → "live", "price", "quick", "start" */
export function splitWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/, ""));
}
