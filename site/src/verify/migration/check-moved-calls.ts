import type { Root } from "mdast";
import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { OPERATION_WORDS } from "../facts/operation-words.ts";

/**
 * Finds a description that moves the V1.0 call of a page elsewhere than its migration does: "Move the
 * closest-city lookup to nearest culture."
 */
export function checkMovedCalls(
  location: SourceLocation,
  description: string,
  tree: Root,
  migrations: Migrations,
): readonly Problem[] {
  const right = successorsOn(tree, migrations);
  if (right.length === 0 || !/\bV1\.0\b/.test(description)) return [];
  const target = description.slice(description.lastIndexOf(" to "));
  const named = Object.entries(OPERATION_WORDS).flatMap(([id, words]) =>
    words.test(target) ? [id] : [],
  );
  if (named.length === 0 || named.some((id) => right.includes(id))) return [];
  const message = `The description is about "${named[0]}", which is not what became of this call.`;
  return [problem(location, message, right[0])];
}

/** The operations that replace the calls of V1.0 that a page shows by name. */
function successorsOn(tree: Root, migrations: Migrations): readonly string[] {
  const shown = nodesOf(tree, "leafDirective").flatMap(({ name, attributes }) =>
    name === "migration" ? (attributes?.only ?? "").split(",") : [],
  );
  const calls = [...migrations.values()].flatMap((migration) => migration.calls);
  return calls
    .filter(({ operation }) => shown.includes(operation.id))
    .flatMap(({ to }) => to.map(({ canonical }) => canonical));
}
