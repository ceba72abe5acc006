/**
 * What the site answers beyond the routes of the specification, each with its reason. A test
 * refuses every other address that answers 200, and every line here that nothing answers.
 */

/** Pages below `/docs/`, in English; every locale has them too. No category is among them. */
export const ADDITIONAL_PAGES: Readonly<Record<string, string>> = {
  "/docs/names": "Every name of the APIs with its place: search for a reader without a script.",
  "/docs/v1-names": "The same for V1.0; on one page both would be larger than a page may be.",
};

/** Files that are neither a page nor a part of one. */
export const ADDITIONAL_FILES: Readonly<Record<string, string>> = {
  "/robots.txt":
    "Tells crawlers to leave the data of navigation and search alone, and where the sitemap is.",
  "/sitemap.xml": "Search engines find every page in each of its languages.",
  "/favicon.svg": "Browsers show it beside the title.",
  "/social.png": "Shown where somebody shares a link.",
  "/_headers": "Static hosts read from it which headers to send.",
};
