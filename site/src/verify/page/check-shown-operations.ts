import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Contract } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode } from "../../markdown/each-node.ts";
import { wordsOfPath } from "../facts/claims-of.ts";
import { stemOf } from "../statements/stem-of.ts";

/**
 * Finds operations that a page is not about: its path and heading have more of the words of another
 * one, which the page doesn't show. Requests and responses are examples, of any operation.
 */
export function checkShownOperations(
  file: string,
  tree: Root,
  { specifications }: Contract,
): readonly Problem[] {
  const operations = specifications.flatMap((one) => one.operations.map(({ id }) => id));
  const shown: { id: string; about: string; line: number | undefined }[] = [];
  let about = wordsOfPath(file);
  eachNode(tree, (node) => {
    if (node.type === "heading") about = `${wordsOfPath(file)} ${textOf(node)}`;
    if (node.type !== "leafDirective") return;
    const { id, operation } = node.attributes ?? {};
    const said = { operation: id, errors: operation }[node.name];
    const line = node.position?.start.line;
    if (said && operations.includes(said)) shown.push({ id: said, about, line });
  });
  return shown.flatMap(({ id, about, line }) => {
    const said = operationWords(about);
    const named = (one: string) => [...operationWords(one)].filter((word) => said.has(word));
    const own = named(id);
    const [other] = operations
      .filter((one) => named(one).length > own.length && own.every((w) => named(one).includes(w)))
      .sort((a, b) => named(b).length - named(a).length);
    if (other === undefined || shown.some((one) => one.id === other)) return [];
    return [problem({ file, line }, `"${id}" is not what this page is about.`, other)];
  });
}

/** operationWords("createLiveSearch") → "create", "live", "search" */
function operationWords(text: string): ReadonlySet<string> {
  const words =
    text.replaceAll(/([a-z])([A-Z])|(?<=\bauto)(?=suggest)/g, "$1 $2").match(/[a-z]+/gi) ?? [];
  return new Set(words.map((word) => stemOf(word.toLowerCase())));
}
