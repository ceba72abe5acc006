import type { Code, Nodes, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { lineOfOffset } from "../../base/line-of-offset.ts";
import { nodesOf } from "../../markdown/each-node.ts";

/** The blocks of code of a page, without those for V1.0. */
export function codeOf30(file: string, tree: Root): readonly Code[] {
  if (file.includes("/docs/1.0/")) return [];
  const old = new Set<Nodes>(nodesOf(tree, "containerDirective").flatMap(sideOfV1));
  return nodesOf(tree, "code").filter((code) => !old.has(code));
}

/** The program on the left of `:::compare{left="V1.0"}`. */
function sideOfV1({ name, attributes, children }: ContainerDirective): readonly Nodes[] {
  return name === "compare" && attributes?.left === "V1.0" ? children.slice(0, 1) : [];
}

/** The line of a place in a block of code, whose first line is that of its fence. */
export function lineAt({ value, position }: Code, index: number): number {
  return (position?.start.line ?? 0) + lineOfOffset(value, index);
}
