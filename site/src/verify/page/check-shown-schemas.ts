import type { Root } from "mdast";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { checkSpan } from "../names/check-names.ts";
import type { Scope } from "../names/create-scopes.ts";
import type { KnownNames } from "../names/resolve-name.ts";

/** Finds tables of fields or values of a schema that belongs to another API than the page. */
export function checkShownSchemas(
  file: string,
  tree: Root,
  known: KnownNames,
  scope: Scope,
): readonly Problem[] {
  return nodesOf(tree, "leafDirective").flatMap(({ name, attributes, position }) => {
    const schema = attributes?.schema;
    if (!schema || !["fields", "enum"].includes(name)) return [];
    const location = { file, line: position?.start.line };
    return checkSpan(location, schema, known, { scope, own: new Set() });
  });
}
