import type { InlineCode, Root } from "mdast";
import { visit } from "unist-util-visit";
import {
  leadsThrough,
  nearestWord,
  type Vocabulary,
} from "../../../contract/src/names/vocabulary.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";

/** Names that stand in prose and not in the contract, each with the reason why it may. */
export interface KnownNames {
  readonly vocabulary: Vocabulary;
  /** Names of version 1.0, which the guides speak of. */
  readonly retired: ReadonlySet<string>;
  /** Names from elsewhere: languages, HTTP, the sandbox. */
  readonly beyond: ReadonlySet<string>;
}

const CALL = /^(?:(GET|POST|PUT|DELETE) )?(\/apiservices\/v3\/[^\s?]*)(?:\?\S*)?$/;
const ENUM_VALUE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/;
const HEADER = /^x-[a-z-]+$/;
const DOTTED = /^[A-Za-z]\w*(\[[^\]]*\]|\{[^}]*\})*(\.[a-z]\w*(\[[^\]]*\]|\{[^}]*\})*)+$/;
const CAMEL_CASE = /^[a-z]+[A-Z]\w*(\[\]|\{\})?$/;
const PASCAL_CASE = /^([A-Z][a-z]+){2,}(\[\]|\{\})?$/;

/**
 * Every code span that reads like a name of the API is looked up: a call, an enum value, a header,
 * a field, a schema. One that is not in the contract is a problem, with the nearest name that is.
 */
export function checkNames(file: string, tree: Root, known: KnownNames): Problem[] {
  const problems: Problem[] = [];
  visit(tree, "inlineCode", (node: InlineCode) => {
    const name = node.value.trim();
    if (isKnown(name, known)) return;
    const nearest = nearestWord(known.vocabulary, CALL.exec(name)?.[2] ?? name);
    const place = { file, line: node.position?.start.line };
    problems.push(problem(place, `"${name}" is not in the contract.`, nearest));
  });
  return problems;
}

function isKnown(name: string, { vocabulary, retired, beyond }: KnownNames): boolean {
  const bare = name.replace(/(\[\]|\{\})$/, "");
  if (beyond.has(name) || retired.has(bare)) return true;
  const call = CALL.exec(name);
  if (call) {
    const [, method, path = ""] = call;
    const documented = vocabulary.paths.get(path);
    return documented !== undefined && (!method || method.toLowerCase() === documented);
  }
  if (ENUM_VALUE.test(name)) return vocabulary.words.has(name) || vocabulary.enumTails.has(name);
  if (HEADER.test(name)) return vocabulary.words.has(name);
  if (DOTTED.test(name)) return leadsThrough(vocabulary, name) || isRetiredPath(name, retired);
  if (CAMEL_CASE.test(name) || PASCAL_CASE.test(name)) return vocabulary.words.has(bare);
  return true;
}

/** "Dates.OutboundDates" is known when each of its steps is. */
function isRetiredPath(name: string, retired: ReadonlySet<string>): boolean {
  return name.split(".").every((step) => retired.has(step.replace(/[[{].*$/, "")));
}
