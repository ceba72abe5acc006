import type { Contract, Operation, Schema } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";

type SchemasOf = (operation: Operation) => readonly Schema[];

const ROLES: readonly (readonly [role: string, SchemasOf])[] = [
  ["body", ({ requestBody }) => (requestBody ? [requestBody.schema] : [])],
  ["response", ({ responses }) => responses.map(({ schema }) => schema)],
];

/**
 * Finds schemas described as the body or response of operations that don't have it as one: "The
 * response of `createLiveSearch`" for what `pollLiveSearch` returns, too.
 */
export function wrongOperations({ specifications }: Contract): readonly Problem[] {
  return specifications.flatMap(({ operations, schemas }) =>
    [...schemas].flatMap(([name, { description, source }]) =>
      ROLES.flatMap(([role, schemasOf]) => {
        const [sentence = ""] = new RegExp(`\\b${role} of \`[^.]*`).exec(description) ?? [];
        const named = operations.filter(({ id }) => sentence.includes(`\`${id}\``));
        const right = operations.filter((one) => schemasOf(one).some((it) => it.name === name));
        if (named.length === 0 || idsOf(named) === idsOf(right)) return [];
        return [problem(source, `"${sentence}" is not so.`, idsOf(right))];
      }),
    ),
  );
}

function idsOf(operations: readonly Operation[]): string {
  return operations.map(({ id }) => id).join(", ");
}
