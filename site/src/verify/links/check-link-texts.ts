import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { type LinkNames, type NamedTarget, splitWords, wordsIn } from "./link-names.ts";

/**
 * Finds links whose text names a page, operation or schema other than their target.
 * @param hrefOf the link to a name of the contract: "/api/geo/#listPlaces"
 */
export function checkLinkTexts(
  file: string,
  tree: Root,
  names: LinkNames,
  hrefOf: (name: string) => string | undefined,
): readonly Problem[] {
  return nodesOf(tree, "link").flatMap((link) => {
    const text = textOf(link);
    const rightTarget = whereMeant(text, link.url, names, hrefOf);
    if (rightTarget === undefined) return [];
    const location = { file, line: link.position?.start.line };
    return [problem(location, `"${text}" is not what ${link.url} is called.`, rightTarget)];
  });
}

function whereMeant(
  text: string,
  url: string,
  { byPath, byName, byCategory, pagesWithSameTitle }: LinkNames,
  hrefOf: (name: string) => string | undefined,
): string | undefined {
  const [path = "", anchor = ""] = url.split("#");
  const nameTarget = /^[A-Za-z]+[A-Z]\w*$/.test(text) ? hrefOf(text) : undefined;
  if (nameTarget !== undefined && path.startsWith("/api/")) {
    return isNear(nameTarget.split("#")[1] ?? "", anchor) ? undefined : nameTarget;
  }
  const linkedPage = byPath.get(path);
  if (!linkedPage) return undefined;
  const words = splitWords(text);
  const says = (known: ReadonlySet<string>) => words.every((word) => known.has(word));
  if (says(wordsIn([...linkedPage.names, anchor, path]))) return undefined;
  const section = sectionMeant(words, anchor, linkedPage);
  if (section !== undefined) return `${path}#${section}`;
  const isOther = (target: NamedTarget) => target !== linkedPage;
  // A page's title or label, alone or after the words of its category.
  const ends = words.map((_, index) => words.slice(index).join(" "));
  const others = new Set(ends.flatMap((end) => byName.get(end) ?? []).filter(isOther));
  const candidates = [...others].filter((target) => says(target.words));
  if (candidates.length > 0) return nearestTo(path, candidates);
  const namesakes = pagesWithSameTitle(linkedPage).filter((target) => says(target.words));
  if (namesakes.length === 1) return namesakes[0]?.path;
  const titled = anchor === "" ? titleIn(words, linkedPage, byPath) : undefined;
  if (titled) return titled.path;
  return byCategory.get(words.join(" "))?.find(isOther)?.path;
}

/** The target with the longest common path: every guide has a first step. */
function nearestTo(path: string, targets: readonly NamedTarget[]): string | undefined {
  const sharedWith = (other: string) => {
    const steps = other.split("/");
    const end = path.split("/").findIndex((step, index) => step !== steps[index]);
    return end < 0 ? steps.length : end;
  };
  return targets.map((target) => target.path).toSorted((a, b) => sharedWith(b) - sharedWith(a))[0];
}

/** Another section of the page with the link's text as heading, if its own shares no word. */
function sectionMeant(
  words: readonly string[],
  anchor: string,
  { sections = new Map() }: NamedTarget,
): string | undefined {
  const sectionTitle = sections.get(anchor);
  if (sectionTitle === undefined || words.some((word) => splitWords(sectionTitle).includes(word)))
    return undefined;
  const isCalled = (heading: string) => splitWords(heading).join(" ") === words.join(" ");
  return [...sections].find(([, heading]) => isCalled(heading))?.[0];
}

/** The page whose whole title the link contains, if it has no word of its own target's names. */
function titleIn(
  words: readonly string[],
  own: NamedTarget,
  byPath: ReadonlyMap<string, NamedTarget>,
): NamedTarget | undefined {
  if (words.some((word) => own.words.has(word))) return undefined;
  const isBeside = (path: string) => path.slice(0, path.lastIndexOf("/")) === folder;
  const folder = own.path.slice(0, own.path.lastIndexOf("/"));
  const isIn = ({ names: [title = ""] }: NamedTarget) =>
    title !== "" && splitWords(title).every((word) => words.includes(word));
  return [...byPath.values()].find((target) => isBeside(target.path) && isIn(target));
}

/** Whether anchors are equal or nested: a link may lead to a part or a parent of what it names. */
function isNear(one: string, other: string): boolean {
  return one.startsWith(other) || other.includes(one);
}
