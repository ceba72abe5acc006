/**
 * What the site answers beyond the routes of the specification, each with its reason. A test
 * refuses every other address that answers 200, and every line here that nothing answers.
 */

/** Pages below `/docs/`, in English; every locale has them too. No category is among them. */
export const ADDITIONAL_PAGES: Readonly<Record<string, string>> = {
  "/docs/client": "A client to install, for readers who write TypeScript or JavaScript.",
  "/docs/client-proxy": "A server that keeps the key, in the frameworks that readers have.",
  "/docs/client-reference": "Every export of the client, for who has a name or an option in hand.",
  "/docs/client-helpers": "The rest of them; on one page both would be larger than a page may be.",
  "/docs/search-timeline":
    "A real search, drawn call by call; the page of create and poll has no bytes left for it.",
  "/docs/errors": "Every error in one place: readers come with a status or a message.",
  "/docs/troubleshooting": "What to do about results that look wrong, by symptom.",
  "/docs/for-assistants": "Markdown pages and the MCP server, for those who use an assistant.",
  "/docs/terms": "The words of the field as these pages use them, for readers new to it.",
  "/docs/names": "Every name of the APIs with its place: search for a reader without a script.",
  "/docs/coverage": "Shows what the build proved, so that the promise can be held against it.",
  "/docs/sandbox": "The sandbox is a part of the documentation: readers start and test with it.",
  "/docs/sandbox/keys-and-limits": "Its keys and limits, from its own tables.",
  "/docs/sandbox/scenarios": "What can be had on purpose, from the table that drives it.",
  "/docs/sandbox/clock-and-tokens": "How a search goes on there, and how to do without waiting.",
  "/docs/sandbox/in-a-test-suite": "How to call it without a port.",
  "/docs/sandbox/test-frameworks": "The same in the tools that readers test with, ready to paste.",
  "/docs/sandbox/replicas": "Settings, for those who run it for others.",
  "/docs/sandbox/open-points": "What is not specified, and what the sandbox does.",
  "/docs/sandbox/open-points-of-flights":
    "The same for searches; on one page both would be larger than a page may be.",
  "/docs/v1-names": "The same for V1.0; on one page both would be larger than a page may be.",
};

/** What the sandbox answers on the site's port beside the specification's operations: prefixes. */
export const ADDITIONAL_SANDBOX_PATHS: Readonly<Record<string, string>> = {
  "/apiservices/v3/": "Says what the sandbox is, and lists operations, keys and scenarios.",
  "/redirect/": "Where booking links lead, so that the last step of an integration can be seen.",
  "/images/": "The logos in results, which would be broken images otherwise.",
  "/healthz": "Says to a load balancer that the process takes requests.",
};

/** Files that are neither a page nor a part of one. */
export const ADDITIONAL_FILES: Readonly<Record<string, string>> = {
  "/robots.txt":
    "Tells crawlers to leave the data of navigation and search alone, and where the sitemap is.",
  "/llms.txt": "Programs and assistants find every page as Markdown, with its size.",
  "/llms-full.txt": "The same in one file, for those who read everything at once.",
  "/assistants.json": "Programs that ran in the build, and pages, for the tools of assistants.",
  "/sitemap.xml": "Search engines find every page in each of its languages.",
  "/opensearch.xml": "Browsers add the site's search to their own.",
  "/favicon.svg": "Browsers show it beside the title.",
  "/social.png": "Shown where somebody shares a link.",
  "/openapi/autosuggest.json": "The call of the autosuggest guides, as far as they tell it.",
  "/openapi/autosuggest.yaml": "The same, for people to read.",
  "/openapi/flows.arazzo.json": "Runners of Arazzo make the calls of a flow in their order.",
  "/openapi/flows.arazzo.yaml": "The same, for people to read.",
  "/openapi/flows.postman_collection.json": "The flows for those who work with Postman.",
  "/_headers": "Static hosts read from it which headers to send.",
};
