import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import type { BlockContext } from "./block-context.ts";
import { blockProblem } from "./block-problem.ts";
import { pairProblems } from "./check-http-block.ts";
import type { Block } from "./read-blocks.ts";
import { v1Fields, v1Operations } from "./v1-fields.ts";
import { v1ValueMistakes } from "./v1-value-mistakes.ts";

/**
 * Checks a part of a V1.0 request: `v1="create-session"`. Lines are parts of a path (`/UK/GBP`), of
 * a query (`?a=b`, `&c=d`) or of a form (`a=b`), or the value of one field: `v1="browse-quotes
 * outboundPartialDate"`.
 */
export function checkV1TextBlock(block: Block, context: BlockContext): readonly Problem[] {
  const [id = "", single] = (block.attributes.v1 ?? "").split(" ");
  const operations = v1Operations(context.migrations);
  const operation = operations.find((one) => one.id === id);
  if (!operation) {
    const nearest = nearestName(
      id,
      operations.map((one) => one.id),
    );
    return [blockProblem(block, `V1.0 had no call "${id}".`, nearest)];
  }
  const pathFields = [...v1Fields(operation, "path").values()];
  let step = 0;
  return block.code.split("\n").flatMap((line, index) => {
    const text = line.trim();
    const valueProblems = (name: string, value: string) => {
      const field = v1Fields(operation, "path", "query", "form").get(name);
      if (!field) {
        return [blockProblem(block, `${id} took no "${name}".`, undefined, index)];
      }
      return v1ValueMistakes(operation, field, value, context).map(({ message, nearest }) =>
        blockProblem(block, message, nearest, index),
      );
    };
    if (single !== undefined) return valueProblems(single, text);
    if (text.startsWith("/")) {
      const [path = "", query] = text.split("?");
      const steps = path.split("/").slice(1);
      const problems = steps.flatMap((value) => {
        const field = pathFields[step];
        step += 1;
        return valueProblems(field?.name ?? "", value);
      });
      if (query === undefined) return problems;
      return [...problems, ...pairProblems({ block, operation, context }, "query", query, index)];
    }
    const where = v1Fields(operation, "form").size > 0 ? "form" : "query";
    const pairs = text.replace(/^[?&]/, "");
    return pairProblems({ block, operation, context }, where, pairs, index);
  });
}
