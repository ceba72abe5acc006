import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode, nodesOf } from "../../markdown/each-node.ts";
import { sentencesOf } from "../facts/claims-of.ts";
import { type LinkNames, type NamedTarget, stemsIn } from "./link-names.ts";

/**
 * Finds links to pages that share no word with the sentence around the link, the link's text
 * included; links whose text names another folder; links to one of several pages of the same title
 * if another is closer to this page's subject; links to another API's page that nothing but the
 * link mentions; and links to a step of a guide by a wrong number. Links to sections are checked
 * elsewhere.
 * @param isNear whether a page shares a subject with this one
 */
export function checkLinkSentences(
  file: string,
  tree: Root,
  names: LinkNames,
  isNear: (path: string) => boolean = () => true,
): readonly Problem[] {
  const problems: Problem[] = [];
  let heading = "";
  eachNode(tree, (node) => {
    if (node.type === "heading") heading = textOf(node);
    if (node.type !== "paragraph" && node.type !== "tableCell") return undefined;
    for (const link of nodesOf(node, "link")) {
      const target = names.byPath.get(link.url);
      if (!target) continue;
      const location = { file, line: link.position?.start.line };
      const text = textOf(link);
      const wrong =
        otherPage(text, around(node, text), target, names) ??
        otherStep(text, target, names) ??
        otherFolder(`${heading} ${textOf(node)}`, target, names) ??
        otherApi(file, `${heading} ${around(node, text)}`, target, names) ??
        otherNamesake(text, target, names, isNear);
      if (wrong !== undefined)
        problems.push(
          problem(
            location,
            `The text of the link "${text}" does not describe ${link.url}.`,
            wrong || undefined,
          ),
        );
    }
    return "skip";
  });
  return problems;
}

/** The sentence around a link, or the whole text if it starts with the link. */
function around(node: Nodes, link: string): string {
  const text = textOf(node);
  if (text.startsWith(link)) return text;
  return sentencesOf(text).find((sentence) => sentence.includes(link)) ?? text;
}

/** A better page, if the sentence has no word of this one, or the link names another folder. */
function otherPage(
  text: string,
  sentence: string,
  { stems }: NamedTarget,
  names: LinkNames,
): string | undefined {
  const sentenceStems = new Set(stemsIn(sentence));
  const isElsewhere = stemsIn(text).some((stem) => names.folders.has(stem) && !stems.has(stem));
  if (!isElsewhere && [...sentenceStems].some((stem) => stems.has(stem))) return undefined;
  return bestFor(sentenceStems, names)?.path ?? "";
}

/** A page with the same title that shares a subject with this one, if the target doesn't. */
function otherNamesake(
  text: string,
  target: NamedTarget,
  { pagesWithSameTitle }: LinkNames,
  isNear: (path: string) => boolean,
): string | undefined {
  if (target.names[0] !== text || isNear(target.path)) return undefined;
  return pagesWithSameTitle(target).find(({ path }) => isNear(path))?.path;
}

/** The right step for "[step 2](…/change-query)", whose label is "3. Query". */
function otherStep(
  text: string,
  { path, names: [, label = ""] }: NamedTarget,
  { byPath }: LinkNames,
): string | undefined {
  const [, step] = /\bstep (\d)\b/i.exec(text) ?? [];
  const [, labelStep] = /^(\d)\. /.exec(label) ?? [];
  if (step === undefined || labelStep === undefined || step === labelStep) return undefined;
  const folder = path.slice(0, path.lastIndexOf("/"));
  const isMeant = (other: NamedTarget) =>
    other.path.startsWith(`${folder}/`) && other.names[1]?.startsWith(`${step}. `);
  return [...byPath.values()].find(isMeant)?.path ?? "";
}

/**
 * The same page in a folder beside it, if the text around the link has more words of that folder:
 * "the city closest to an IP address" is not in "…/list-of-places/change-endpoint".
 */
function otherFolder(
  text: string,
  { path }: NamedTarget,
  { byPath }: LinkNames,
): string | undefined {
  // The folders of a guide's steps; others hold what is about another API.
  if (path.split("/").length <= STEP_DEPTH) return undefined;
  const textStems = new Set(stemsIn(text));
  const countIn = (one: string) =>
    stemsIn(folderOf(one)).filter((stem) => textStems.has(stem)).length;
  const inAnyFolder = (one: string) => one.split("/").with(-2, "*").join("/");
  const beside = [...byPath.keys()].filter((one) => inAnyFolder(one) === inAnyFolder(path));
  const [best = path] = beside.toSorted((one, other) => countIn(other) - countIn(one));
  return countIn(best) > countIn(path) + 1 ? best : undefined;
}

/**
 * The same page of this page's own API, if the text around the link has no word of the target that
 * this one lacks: the "quick guide" of a page about live prices is not that of indicative prices.
 */
function otherApi(
  file: string,
  text: string,
  { path, stems }: NamedTarget,
  { byPath }: LinkNames,
): string | undefined {
  const [own = ""] = /\/docs\/[a-z-]+(?=\/)/.exec(file) ?? [];
  const twin = byPath.get(path.replace(/^\/docs\/[a-z-]+(?=\/)/, own));
  if (!twin || twin.path === path) return undefined;
  const isOfTarget = (stem: string) => stems.has(stem) && !twin.stems.has(stem);
  return stemsIn(text).some(isOfTarget) ? undefined : twin.path;
}

/** Of "/docs/autosuggest/migration-guide/steps-to-change/list-of-places" */
const STEP_DEPTH = 6;

const folderOf = (path: string) => path.split("/").at(-2) ?? "";

/** The page with most of the words. */
function bestFor(
  sentenceStems: ReadonlySet<string>,
  { byPath }: LinkNames,
): NamedTarget | undefined {
  const countIn = ({ stems }: NamedTarget) =>
    [...sentenceStems].filter((stem) => stems.has(stem)).length;
  return [...byPath.values()].toSorted((a, b) => countIn(b) - countIn(a))[0];
}
