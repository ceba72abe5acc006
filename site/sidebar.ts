/**
 * The documentation's tree: order and nesting of every page, for each docs version.
 * Sidebar, breadcrumbs, previous and next, category pages and the sitemap all read it.
 * A page's label is in its frontmatter; a category's label is in `i18n/`, under `categories`.
 */
import type { Texts } from "./i18n/texts.ts";
import type { DocsVersion } from "./site.config.ts";

export type CategorySlug = keyof Texts["categories"];

export interface SidebarPage {
  readonly kind: "page";
  readonly path: string;
}

export interface SidebarCategory {
  readonly kind: "category";
  /** The category's own page is `/docs/category/<slug>`, in the folder of its version. */
  readonly slug: CategorySlug;
  readonly items: readonly SidebarItem[];
}

/** A page with pages of its own below it, for a part that the specification has no category for. */
export interface SidebarSection {
  readonly kind: "section";
  readonly path: string;
  readonly items: readonly SidebarItem[];
}

export type SidebarItem = SidebarPage | SidebarCategory | SidebarSection;

const live = "/docs/flights-live-prices";
const liveGuide = `${live}/migration-guide`;
const indicative = "/docs/flights-indicative-prices";
const indicativeGuide = `${indicative}/migration-guide`;
const autosuggestGuide = "/docs/autosuggest/migration-guide";

const current: readonly SidebarItem[] = [
  page("/docs"),
  page("/docs/intro"),
  category(
    "getting-started",
    ...pages(
      "/docs/getting-started",
      "authentication",
      "requests-and-responses",
      "culture-service",
      "iata-and-entityid",
      "create-and-poll",
      "rate-limits",
      "sustainability-data",
      "impact",
    ),
  ),
  category(
    "flights-live-prices-api",
    ...pages(live, "overview", "quick-start", "tracking"),
    category(
      "migration-guide",
      ...pages(liveGuide, "migration-overview", "migration-quick-guide"),
      category(
        "migration-steps",
        category(
          "migrate-create-search",
          ...pages(
            `${liveGuide}/steps-to-change/create-search`,
            "change-endpoint",
            "change-apikey",
            "change-query",
            "status-code",
            "get-session-token",
          ),
        ),
        category(
          "migrate-poll-search",
          ...pages(
            `${liveGuide}/steps-to-change/poll-search`,
            "change-endpoint",
            "change-api-key",
            "status-code",
            "change-response-status",
            "change-response-data",
          ),
        ),
      ),
      ...pages(liveGuide, "response-mapping-index", "query-object"),
    ),
  ),
  category(
    "flights-indicative-prices-api",
    ...pages(indicative, "overview", "quick-start", "queryLeg"),
    category(
      "migration-guide-1",
      ...pages(indicativeGuide, "migration-overview", "migration-quick-guide"),
      category(
        "migration-steps-1",
        ...pages(
          `${indicativeGuide}/migration-steps`,
          "change-endpoint",
          "change-apikey",
          "change-query",
        ),
      ),
      ...pages(indicativeGuide, "response-mapping-index", "query-object"),
    ),
  ),
  category(
    "autosuggest-api",
    category(
      "migration-guide-2",
      ...pages(autosuggestGuide, "migration-overview", "migration-quick-guide"),
      category(
        "migration-steps-2",
        category(
          "migrate-list-of-places",
          ...pages(
            `${autosuggestGuide}/steps-to-change/list-of-places`,
            "change-endpoint",
            "change-apikey",
            "change-query",
          ),
        ),
        category(
          "migrate-closest-city",
          ...pages(
            `${autosuggestGuide}/steps-to-change/closest-city-via-ip`,
            "change-endpoint",
            "change-apikey",
            "change-query",
          ),
        ),
      ),
      ...pages(autosuggestGuide, "flights-query-object"),
    ),
  ),
  category(
    "culture-api",
    ...pages(
      "/docs/culture",
      "overview",
      "quick-start",
      "markets",
      "locales",
      "currencies",
      "nearest-culture",
      "migration-overview",
    ),
  ),
  category("geo-api", ...pages("/docs/geo", "overview", "quick-start", "migration-overview")),
  page("/docs/search-timeline"),
  page("/docs/errors"),
  page("/docs/troubleshooting"),
  page("/docs/client"),
  page("/docs/client-proxy"),
  page("/docs/client-reference"),
  page("/docs/client-helpers"),
  page("/docs/terms"),
  page("/docs/names"),
  page("/docs/v1-names"),
  page("/docs/change-log"),
  page("/docs/coverage"),
  page("/docs/for-assistants"),
  section(
    "/docs/sandbox",
    ...pages(
      "/docs/sandbox",
      "keys-and-limits",
      "scenarios",
      "clock-and-tokens",
      "in-a-test-suite",
      "test-frameworks",
      "replicas",
      "open-points",
      "open-points-of-flights",
    ),
  ),
];

const archived: readonly SidebarItem[] = [
  page("/docs/1.0"),
  ...pages(
    "/docs/1.0",
    "authentication",
    "flights-live-prices",
    "flights-browse",
    "localisation",
    "places",
  ),
];

export const sidebars: Readonly<Record<DocsVersion, readonly SidebarItem[]>> = {
  "3.0": current,
  "1.0": archived,
};

function page(path: string): SidebarPage {
  return { kind: "page", path };
}

function pages(folder: string, ...names: readonly string[]): readonly SidebarPage[] {
  return names.map((name) => page(`${folder}/${name}`));
}

function section(path: string, ...items: readonly SidebarItem[]): SidebarSection {
  return { kind: "section", path, items };
}

function category(slug: CategorySlug, ...items: readonly SidebarItem[]): SidebarCategory {
  return { kind: "category", slug, items };
}
