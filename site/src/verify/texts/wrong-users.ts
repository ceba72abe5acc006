import type { Contract, Operation, Schema, Source } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";

/** Finds schemas described as the body or response of operations that don't have it as one. */
export function wrongUsers({ specifications }: Contract): readonly Problem[] {
  return specifications.flatMap(({ operations, schemas }) =>
    [...schemas].flatMap(([name, { description, source }]) => [
      ...wrongIn(description, source, "body", usersOf(operations, name, bodyOf)),
      ...wrongIn(description, source, "response", usersOf(operations, name, responsesOf)),
    ]),
  );
}

/** Compares "the response of `createLiveSearch` and `pollLiveSearch`" with those that return it. */
function wrongIn(
  description: string,
  source: Source,
  role: "body" | "response",
  users: readonly string[],
): readonly Problem[] {
  const [sentence = ""] = new RegExp(`\\b${role} of \`[^.]*`).exec(description) ?? [];
  const named = Array.from(sentence.matchAll(/`(\w+)`/g), ([, id = ""]) => id);
  if (named.length === 0 || named.toSorted().join() === users.toSorted().join()) return [];
  return [problem(source, `"${sentence}" is not so.`, users.join(", "))];
}

function usersOf(
  operations: readonly Operation[],
  name: string,
  schemasOf: (operation: Operation) => readonly Schema[],
): readonly string[] {
  return operations
    .filter((operation) => schemasOf(operation).some((schema) => schema.name === name))
    .map(({ id }) => id);
}

const bodyOf = ({ requestBody }: Operation) => (requestBody ? [requestBody.schema] : []);
const responsesOf = ({ responses }: Operation) => responses.map(({ schema }) => schema);
