import type { CategorySlug, SidebarItem } from "../../sidebar.ts";
import type { VersionConfig } from "../../site.config.ts";
import { categoryPath } from "../base/paths.ts";

export interface TreePage {
  readonly kind: "page";
  readonly path: string;
}

export interface TreeCategory {
  readonly kind: "category";
  /** Path of the category's own page. */
  readonly path: string;
  readonly slug: CategorySlug;
  readonly nodes: readonly TreeNode[];
}

/** A written page with other pages below it. */
export interface TreeSection {
  readonly kind: "section";
  readonly path: string;
  readonly nodes: readonly TreeNode[];
}

/** A node with children. */
export type TreeBranch = TreeCategory | TreeSection;

export type TreeNode = TreePage | TreeBranch;

type WrittenNode = TreePage | TreeSection;

/** The pages of one docs version. Paths are without a locale's prefix. */
export interface Tree {
  /** The outermost nodes, in order. */
  readonly nodes: readonly TreeNode[];
  /** Every node in reading order, a category before its children. */
  readonly all: readonly TreeNode[];
  /** By path. */
  readonly positions: ReadonlyMap<string, TreePosition>;
}

/** Where a node stands in its tree. */
export interface TreePosition {
  /** The categories and sections around it, outermost first. */
  readonly ancestors: readonly TreeBranch[];
  /** The pages before and after. Category pages are passed over: they hold no text. */
  readonly previous?: WrittenNode;
  readonly next?: WrittenNode;
}

/** The items of `sidebar.ts` with the paths of a version, and the position of each. */
export function createTree(version: VersionConfig, items: readonly SidebarItem[]): Tree {
  const nodes = items.map((item) => createNode(version, item));
  const around = ancestorsIn(nodes, []);
  const all = around.map(([node]) => node);
  const following = nextPages(all);
  const positions = new Map<string, TreePosition>();
  let previous: WrittenNode | undefined;
  for (const [index, [node, ancestors]] of around.entries()) {
    const next = following[index];
    if (!positions.has(node.path)) {
      positions.set(node.path, { ancestors, ...(previous && { previous }), ...(next && { next }) });
    }
    if (node.kind !== "category") previous = node;
  }
  return { nodes, all, positions };
}

function createNode(version: VersionConfig, item: SidebarItem): TreeNode {
  if (item.kind === "page") return item;
  const nodes = item.items.map((inner) => createNode(version, inner));
  if (item.kind === "section") return { kind: "section", path: item.path, nodes };
  return { kind: "category", path: categoryPath(version, item.slug), slug: item.slug, nodes };
}

type Around = readonly [TreeNode, readonly TreeBranch[]];

function ancestorsIn(nodes: readonly TreeNode[], outer: readonly TreeBranch[]): Around[] {
  return nodes.flatMap((node): Around[] => {
    if (node.kind === "page") return [[node, outer]];
    return [[node, outer], ...ancestorsIn(node.nodes, [...outer, node])];
  });
}

/** For each node the first page after it. */
function nextPages(all: readonly TreeNode[]): readonly (WrittenNode | undefined)[] {
  const pagesAfter: (WrittenNode | undefined)[] = [];
  let next: WrittenNode | undefined;
  for (const node of all.toReversed()) {
    pagesAfter.unshift(next);
    if (node.kind !== "category") next = node;
  }
  return pagesAfter;
}
