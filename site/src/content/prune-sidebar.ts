import type { SidebarNode } from "./page-model.ts";

/** Above this many links a sidebar shows other branches by their category page alone. */
const MAX_LINKS = 200;

/**
 * Keeps the sidebar of a large tree small, so that a page does not grow with the number of pages:
 * a category away from the current page becomes a link to its own page.
 */
export function pruneSidebar(
  nodes: readonly SidebarNode[],
  current: string,
): readonly SidebarNode[] {
  return countLinks(nodes) <= MAX_LINKS ? nodes : prune(nodes, current);
}

function prune(nodes: readonly SidebarNode[], current: string): readonly SidebarNode[] {
  return nodes.map((node) => {
    if (node.kind === "link") return node;
    if (!holds(node, current)) return { kind: "link", href: node.href, label: node.label };
    return { ...node, items: prune(node.items, current) };
  });
}

/** Whether a node is a page, or has it below. */
export function holds(node: SidebarNode, href: string): boolean {
  return (
    node.href === href || (node.kind === "group" && node.items.some((item) => holds(item, href)))
  );
}

function countLinks(nodes: readonly SidebarNode[]): number {
  return nodes.reduce(
    (sum, node) => sum + 1 + (node.kind === "group" ? countLinks(node.items) : 0),
    0,
  );
}
