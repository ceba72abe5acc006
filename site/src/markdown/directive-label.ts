import type { Paragraph } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";

export type BlockDirective = ContainerDirective | LeafDirective;

/** The first paragraph of a container directive is its label if remark marked it as such. */
export function directiveLabel(node: BlockDirective): Paragraph | undefined {
  const first = node.children[0];
  if (node.type !== "containerDirective" || first?.type !== "paragraph") return undefined;
  return first.data?.directiveLabel === true ? first : undefined;
}
