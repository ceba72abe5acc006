import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Contract } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode } from "../../markdown/each-node.ts";
import { inputsOf } from "../facts/inputs-of.ts";

/** "Set `includeSustainabilityData` to `true`": a field that the request below has to have. */
const SET = /(?:^|[.:;,] |\band )(?:[Ss]et|[Ss]end|[Aa]dd|[Ii]nclude) (\w+(?:\.\w+)*)\b/g;

/** Finds examples of requests that lack a field which the paragraph above tells readers to send. */
export function checkShownExamples(
  file: string,
  tree: Root,
  { specifications }: Contract,
): readonly Problem[] {
  const operations = specifications.flatMap((one) => one.operations);
  const problems: Problem[] = [];
  let precedingText = "";
  eachNode(tree, (node) => {
    if (node.type === "heading") precedingText = "";
    if (node.type === "paragraph") precedingText = textOf(node);
    if (node.type !== "leafDirective" || node.name !== "request") return;
    const { operation: id, example: name } = node.attributes ?? {};
    const operation = operations.find((one) => one.id === id);
    const example = operation?.requestBody?.examples.find((one) => one.name === name);
    if (!operation || !example) return;
    const fields = inputsOf(operation);
    const exampleJson = JSON.stringify(example.value);
    const lacks = (value: string, field: string) => !value.includes(`"${field}":`);
    for (const [, setField = ""] of precedingText.matchAll(SET)) {
      const field = setField.split(".").at(-1) ?? setField;
      if (!fields.has(field) || !lacks(exampleJson, field)) continue;
      const better = operation.requestBody?.examples.find(
        ({ value }) => !lacks(JSON.stringify(value), field),
      );
      const location = { file, line: node.position?.start.line };
      problems.push(problem(location, `The example "${name}" has no "${field}".`, better?.name));
    }
  });
  return problems;
}
