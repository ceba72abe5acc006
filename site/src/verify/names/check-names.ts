import type { InlineCode, Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { escapeRegExp } from "../../../../contract/src/base/escape-reg-exp.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import { lineOfOffset } from "../../base/line-of-offset.ts";
import { eachNode, nodesOf } from "../../markdown/each-node.ts";
import { PROGRAM_LANGUAGES } from "../../markdown/program-languages.ts";
import type { Scope } from "./create-scopes.ts";
import { namesByShape } from "./names-by-shape.ts";
import { nearestKnown } from "./nearest-known.ts";
import { pageWords } from "./page-words.ts";
import { type KnownNames, resolveName, type Surroundings } from "./resolve-name.ts";
import { scopeOfBlock } from "./scope-of-block.ts";

/**
 * Reports unknown code spans of a page. Known are names of what the page is about or the paragraph
 * links to, values in the sandbox's data, parts of the page's programs, and names listed with a
 * reason. The same goes for words outside code that can only be names, also in alt texts and
 * captions.
 */
export function checkNames(file: string, tree: Root, known: KnownNames, scope: Scope): Problem[] {
  const ownWords = pageWords(tree);
  const blocks = nodesOf(tree, "code");
  const programs = blocks.filter(({ lang }) => lang && PROGRAM_LANGUAGES.has(lang));
  // "/docs/intro.md", the page itself as Markdown
  const markdownFile = file.replace(/^site\/content/, "");
  const isShown = (text: string) =>
    text === markdownFile ||
    programs.some(({ value }) => standsIn(value, text)) ||
    blocks.some(({ lang, value }) => lang === "json" && isValueIn(value, text));
  const problems: Problem[] = [];
  let block: Nodes = { type: "root", children: [] };
  // The paragraph's scope is built only if a name is unknown in the page's scope.
  const report = (find: (surroundings: Surroundings) => readonly Problem[]) => {
    if (find({ scope, own: ownWords }).length === 0) return;
    problems.push(...find({ scope: scopeOfBlock(block, scope, known.scopes), own: ownWords }));
  };
  const counterexamples = counterexamplesIn(tree, known);
  eachNode(tree, (node) => {
    const line = node.position?.start.line;
    if (BLOCKS.has(node.type)) block = node;
    if (node.type === "inlineCode" && !counterexamples.has(node)) {
      const text = node.value.trim();
      report((surroundings) => {
        const spanProblems = checkSpan({ file, line }, text, known, surroundings);
        return spanProblems.length > 0 && isShown(text) ? [] : spanProblems;
      });
    }
    for (const text of plainTexts(node)) {
      report((surroundings) => checkPlainText({ file, line }, text, known, surroundings));
    }
  });
  return problems;
}

/** Whether it is a text in JSON, not a key. */
function isValueIn(json: string, text: string): boolean {
  return json.replaceAll(/"[^"]*"\s*:/g, "").includes(`"${text}"`);
}

const BLOCKS = new Set(["paragraph", "tableRow", "heading", "leafDirective", "containerDirective"]);

/** Whether code contains a text literally, not as part of a longer word. */
function standsIn(code: string, text: string): boolean {
  return (
    text !== "" && new RegExp(`(?<!\\w(?=\\w))${escapeRegExp(text)}(?!(?<=\\w)\\w)`).test(code)
  );
}

/** Where a misspelled name is meant: "a typo such as `timout`" */
const TYPO = /\b(?:typos?|slips?|misspell\w*|misspelt|mistyp\w*)\b/i;

const DENIAL = /n't\b|\b(?:not|never|neither|rather than|instead of)\b/;

/** Values in the wrong case beside a negation, "`uk` isn't `UK`", and names in a text about typos. */
function counterexamplesIn(tree: Root, { sandbox }: KnownNames): ReadonlySet<InlineCode> {
  const isMiscased = (text: string) =>
    !sandbox.has(text) &&
    [text.toUpperCase(), text.toLowerCase()].some((other) => sandbox.has(other));
  const spansWhere = (words: RegExp) =>
    nodesOf(tree, "paragraph")
      .filter((block) => words.test(textOf(block)))
      .flatMap((block) => nodesOf(block, "inlineCode"));
  return new Set([
    ...spansWhere(DENIAL).filter(({ value }) => isMiscased(value)),
    ...spansWhere(TYPO),
  ]);
}

/** Whether several APIs have a constant, so that it isn't another's: "PRICE_UNIT_MILLI" */
function isShared(text: string, { scopes }: KnownNames): boolean {
  const owners = scopes.everything.about.filter((entry) =>
    scopes.of([entry]).contract.values.has(text),
  );
  return owners.length > 1;
}

const BEYOND = "site/names-beyond-the-contract.yaml";

export function checkSpan(
  location: SourceLocation,
  text: string,
  known: KnownNames,
  surroundings: Surroundings,
): Problem[] {
  if (resolveName(text, known, surroundings)) return [];
  const { everything } = known.scopes;
  const nearest = nearestKnown(text, known, surroundings);
  const elsewhere = resolveName(text, known, { ...surroundings, scope: everything });
  if (elsewhere && isShared(text, known)) return [];
  const about = surroundings.scope.about.join(", ");
  const message = elsewhere
    ? `"${text}" is a name of another API: this text is about ${about}.`
    : `Unknown name "${text}".${isMisspelling(text, nearest) ? "" : ` If it is right, give it a line in ${BEYOND}.`}`;
  return [problem(location, message, nearest)];
}

/** Two edits turn most short words into some known one, so a short word may well be right. */
function isMisspelling(text: string, nearest: string | undefined): boolean {
  return nearest !== undefined && text.length > 6 && nearestName(text, [nearest]) === nearest;
}

/** Checks the words of a text without code that can only be names. */
export function checkPlainText(
  { file, line }: SourceLocation,
  text: string,
  known: KnownNames,
  surroundings: Surroundings,
): Problem[] {
  return namesByShape(text).flatMap(({ name, start }) => {
    const below = lineOfOffset(text, start) - 1;
    return checkSpan(
      { file, line: line === undefined ? line : line + below },
      name,
      known,
      surroundings,
    );
  });
}

/** The texts of a node outside code, including those of its attributes. */
export function plainTexts(node: Nodes): readonly string[] {
  if (node.type === "text") return [node.value];
  if (node.type === "image") return [node.alt ?? ""];
  if (node.type !== "leafDirective" && node.type !== "containerDirective") return [];
  const { alt, caption, left, right } = node.attributes ?? {};
  return [alt, caption, left, right].filter((text) => typeof text === "string");
}
