import { fileURLToPath } from "node:url";
import { type SidebarItem, sidebars } from "../site/sidebar.ts";
import { type SiteConfig, site } from "../site/site.config.ts";
import type { Sidebars } from "../site/src/content/plan-pages.ts";
import { type Content, type ContentFile, readContent } from "../site/src/content/read-content.ts";

const content = fileURLToPath(new URL("../site/content", import.meta.url));

export interface Corpus {
  /** One language only, as for the peers. */
  readonly config: SiteConfig;
  readonly content: Content;
  readonly sidebars: Sidebars;
}

const STEP = /\/(?:migration-steps|steps-to-change)\//;

/**
 * The site with copies of its own pages, spread over the categories, until it has `count` pages:
 * real text, real code, real links.
 */
export function createCorpus(count: number): Corpus {
  const { pages, figures } = readContent(content, "site/content");
  const own = pages.filter(({ route }) => route.startsWith("/docs"));
  const inCategories = own.filter(({ route }) => /^\/docs\/[a-z-]+\//.test(route));
  // Excludes steps, because the text of their category states how many there are.
  const copied = inCategories.filter(({ route }) => !STEP.test(route));
  const copies: ContentFile[] = Array.from({ length: count - inCategories.length }, (_, index) => {
    const original = copied[index % copied.length] as ContentFile;
    // Below its original, so that what is listed by route applies to it, too.
    return { ...original, route: `${original.route}/copy-${index}` };
  });
  const current = sidebars["3.0"].map((item) => withCopies(item, copies));
  return {
    config: { ...site, locales: [site.locales[0]] },
    content: { pages: [...own, ...copies], titles: [], figures },
    sidebars: { ...sidebars, "3.0": current },
  };
}

function withCopies(item: SidebarItem, copies: readonly ContentFile[]): SidebarItem {
  if (item.kind === "page") return item;
  const own = item.items.flatMap((inner) => [
    withCopies(inner, copies),
    ...(inner.kind === "page" ? copiesOf(inner.path, copies) : []),
  ]);
  return { ...item, items: own };
}

function copiesOf(path: string, copies: readonly ContentFile[]): SidebarItem[] {
  return copies
    .filter(({ route }) => route.replace(/\/copy-\d+$/, "") === path)
    .map(({ route }) => ({ kind: "page", path: route }));
}
