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
  const steps = stepsOf(field);
  for (let length = steps.length; length > 0; length--) {
    const node = nodeAt(tree, steps.slice(0, length));
    // A member begins with its name.
    if (node) return (node.parent?.type === "property" ? node.parent : node).offset;
  }
  return tree.offset;
}

/** Of two members with one name the last, as in `JSON.parse`. */
export function nodeAt(
  tree: Node | undefined,
  steps: readonly (string | number)[],
): Node | undefined {
  return steps.reduce((node: Node | undefined, step) => {
    const { type, children = [] }: Partial<Node> = Object(node);
    if (type === "array") return children[Number(step)];
    return children.findLast(({ children: [name] = [] }) => name?.value === step)?.children?.[1];
  }, tree);
}
