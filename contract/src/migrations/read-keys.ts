import { isObject } from "../base/json-object.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { problem, type Report } from "../problems/problem.ts";
import { type SourceNode, sourceOf } from "../read/follow-reference.ts";
import { listOf } from "../read/parse-yaml.ts";

/** The text at a key; reports it if it is missing, blank or not a text. */
export function requiredText(at: SourceNode, key: string, report: Report): string {
  const value = at.node[key];
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  report(problem(sourceOf(at, key), `"${key}" must be a non-empty text.`));
  return "";
}

/** The text at a key if it is one of `known`, else undefined; reports any other. */
export function oneOf<T extends string>(
  at: SourceNode,
  key: string,
  known: readonly T[],
  report: Report,
): T | undefined {
  const value = at.node[key];
  const found = known.find((one) => one === value);
  if (found === undefined && value !== undefined) {
    const message = `"${key}" must be one of ${known.join(", ")}; it is "${value}".`;
    report(problem(sourceOf(at, key), message, nearestName(String(value), known)));
  }
  return found;
}

/** A text or a list of texts, as a list. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return listOf(value).flatMap((item) => (typeof item === "string" ? [item] : []));
}

/** The entries below a key, in file order, with their raw values. */
export function childrenOf(at: SourceNode, key: string): readonly Child[] {
  const node = at.node[key];
  if (!isObject(node)) return [];
  return Object.entries(node).map(([name, value]) => {
    const line = at.file.lineOf(node, name);
    return { name, value, at: { file: at.file, line, node: isObject(value) ? value : {} } };
  });
}

export interface Child {
  readonly name: string;
  readonly value: unknown;
  readonly at: SourceNode;
}
