import type { SidebarItem } from "../../../sidebar.ts";
import { site } from "../../../site.config.ts";
import { planPages } from "../plan-pages.ts";

export const page = (path: string): SidebarItem => ({ kind: "page", path });

/**
 * A plan of three pages about geo, in a category, and of those of V1.0. Each has "At" and its route
 * as its label.
 * @param more further frontmatter by route; a route that isn't in a sidebar gets a file, too
 */
export function smallPlan(v1: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const sidebars = {
    "3.0": [
      page("/docs"),
      {
        kind: "category",
        slug: "geo-api",
        items: [{ kind: "section", path: "/docs/geo", items: [page("/docs/geo/places")] }],
      },
    ],
    "1.0": v1.map(page),
  } as const;
  const routes = new Set(["/docs", "/docs/geo", "/docs/geo/places", ...v1, ...Object.keys(more)]);
  const files = Array.from(routes, (route) => ({
    file: `site/content${route}.md`,
    route,
    text: `---\ntitle: ${route}\nlabel: At ${route}\ndescription: B.\n${more[route] ?? ""}---\n`,
  }));
  return planPages(site, sidebars, files);
}
