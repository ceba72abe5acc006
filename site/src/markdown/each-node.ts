import type { Nodes, Parents } from "mdast";

/** Called with each node; returns "skip" to leave out its children. */
type See = (node: Nodes, parent: Parents | undefined, index: number) => unknown;

/**
 * Visits every node of a tree, parents first. Checks walk each page a dozen times, and
 * `unist-util-visit` creates two functions per node.
 */
export function eachNode(tree: Nodes, see: See, parent?: Parents, index = 0): void {
  if (see(tree, parent, index) === "skip" || !("children" in tree)) return;
  tree.children.forEach((child, at) => {
    eachNode(child, see, tree, at);
  });
}

/** nodesOf(tree, "link") → every link of a tree, in order. */
export function nodesOf<Type extends Nodes["type"]>(
  tree: Nodes,
  type: Type,
): readonly Extract<Nodes, { type: Type }>[] {
  const nodes: Extract<Nodes, { type: Type }>[] = [];
  const isOfType = (node: Nodes): node is Extract<Nodes, { type: Type }> => node.type === type;
  eachNode(tree, (node) => {
    if (isOfType(node)) nodes.push(node);
  });
  return nodes;
}
