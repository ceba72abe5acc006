import type { Node } from "jsonc-parser";

/** stepsOf('query.queryLegs[0]["x y"]') → ["query", "queryLegs", 0, "x y"]; stepsOf("body") → [] */
export function stepsOf(field: string): readonly (string | number)[] {
  if (field === "body") return [];
  return Array.from(
    field.matchAll(/\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g),
    ([, quoted, index, name]) => quoted ?? (index === undefined ? (name ?? "") : Number(index)),
  );
}

/** Where a field begins in a text; for a missing field, where the value that lacks it begins. */
export function offsetOf(tree: Node, field: string): number {
  let node = tree;
  for (const step of stepsOf(field)) {
    const next = childAt(node, step);
    if (!next) break;
    node = next;
  }
  // A member begins with its name.
  return (node.parent?.type === "property" ? node.parent : node).offset;
}

/** Of two members with one name the last, as in `JSON.parse`. */
function childAt({ type, children = [] }: Node, step: string | number): Node | undefined {
  if (type === "array") return children[Number(step)];
  return children.findLast(({ children: [name] = [] }) => name?.value === step)?.children?.[1];
}
