/** Questions about the tree of pages in `sidebar.ts`. Paths are without locale prefix. */
import type { CategorySlug, SidebarCategory, SidebarItem } from "../../sidebar.ts";
import type { SidebarNode } from "./page-model.ts";

export function categoryPath(slug: CategorySlug): string {
  return `/docs/category/${slug}`;
}

export function pathOf(item: SidebarItem): string {
  return item.kind === "page" ? item.path : categoryPath(item.slug);
}

/** Every item in reading order, a category before its own items. */
export function flatten(items: readonly SidebarItem[]): readonly SidebarItem[] {
  return items.flatMap((item) => (item.kind === "page" ? [item] : [item, ...flatten(item.items)]));
}

export function categoriesOf(items: readonly SidebarItem[]): readonly SidebarCategory[] {
  return flatten(items).filter((item) => item.kind === "category");
}

/** The categories around a page or category, outermost first; empty at the top or outside. */
export function ancestorsOf(
  items: readonly SidebarItem[],
  path: string,
): readonly SidebarCategory[] {
  return (
    trail(items, path)
      ?.slice(0, -1)
      .filter((item) => item.kind === "category") ?? []
  );
}

export interface Neighbours {
  readonly previous?: SidebarItem;
  readonly next?: SidebarItem;
}

/** The pages before and after in reading order. Category pages are passed over: they hold no text. */
export function neighboursOf(items: readonly SidebarItem[], path: string): Neighbours {
  const order = flatten(items);
  const index = order.findIndex((item) => pathOf(item) === path);
  if (index === -1) return {};
  const previous = order.slice(0, index).findLast((item) => item.kind === "page");
  const next = order.slice(index + 1).find((item) => item.kind === "page");
  return { ...(previous && { previous }), ...(next && { next }) };
}

export interface Naming {
  readonly href: (path: string) => string;
  readonly label: (item: SidebarItem) => string;
}

/** The tree as the sidebar shows it, with final links and labels. */
export function sidebarNodes(
  items: readonly SidebarItem[],
  naming: Naming,
): readonly SidebarNode[] {
  return items.map((item) => {
    const link = { href: naming.href(pathOf(item)), label: naming.label(item) };
    if (item.kind === "page") return { kind: "link", ...link };
    return { kind: "group", ...link, items: sidebarNodes(item.items, naming) };
  });
}

function trail(items: readonly SidebarItem[], path: string): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (pathOf(item) === path) return [item];
    const below = item.kind === "category" ? trail(item.items, path) : undefined;
    if (below) return [item, ...below];
  }
  return undefined;
}
