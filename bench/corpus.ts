import { fileURLToPath } from "node:url";
import { type SidebarCategory, type SidebarItem, sidebars } from "../site/sidebar.ts";
import type { Sidebars } from "../site/src/build/plan-pages.ts";
import type { Content, ContentFile } from "../site/src/build/read-content.ts";
import { readContent } from "../site/src/build/read-content.ts";

const content = fileURLToPath(new URL("../site/content", import.meta.url));

export interface Corpus {
  readonly content: Content;
  readonly sidebars: Sidebars;
}

/**
 * The site with copies of its own pages until it has `count` of them, spread over the categories:
 * real text, real code, real links.
 */
export function createCorpus(count: number): Corpus {
  const { pages, figures } = readContent(content, "site/content");
  const english = pages.filter(({ route }) => /^\/docs\/(?!1\.0)/.test(route));
  const copies: ContentFile[] = Array.from({ length: count - english.length }, (_, index) => {
    const original = english[index % english.length] as ContentFile;
    return { ...original, route: `${original.route}-copy-${index}` };
  });
  const current = sidebars["3.0"].map((item) => withCopies(item, copies));
  return {
    content: { pages: [...pages, ...copies], figures },
    sidebars: { ...sidebars, "3.0": current },
  };
}

function withCopies(item: SidebarItem, copies: readonly ContentFile[]): SidebarItem {
  if (item.kind === "page") return item;
  const own = item.items.flatMap((inner) => [
    withCopies(inner, copies),
    ...(inner.kind === "page" ? copiesOf(inner.path, copies) : []),
  ]);
  return { ...item, items: own } satisfies SidebarCategory;
}

function copiesOf(path: string, copies: readonly ContentFile[]): SidebarItem[] {
  return copies
    .filter(({ route }) => route.replace(/-copy-\d+$/, "") === path)
    .map(({ route }) => ({ kind: "page", path: route }));
}
