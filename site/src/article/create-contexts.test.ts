import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SidebarItem } from "../../sidebar.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { createContexts } from "./create-contexts.tsx";
import { pageAt, smallSource } from "./testing/small-source.ts";

const page = (path: string): SidebarItem => ({ kind: "page", path });
/** The reference of places, and that of live prices, have the name of a place each. */
const OWN = "[name](</api/geo/#PlacesResponse.places{}.name>)";
const OTHER = "[name](</api/flights-live-pricing/#LiveResults.places{}.name>)";
const source = smallSource(
  { "3.0": ["/docs/a", "/docs/b"].map(page), "1.0": [page("/docs/1.0")] },
  {
    "/docs/a": `## Ask {#ask}\n\n\`LiveQuery.market\`, ${OTHER}`,
    "/docs/b": `${OWN}\n\n## Ask twice {#twice}\n\n${OTHER}, ${OTHER}`,
    "/docs/1.0": "`LiveQuery.market`",
  },
);
const scopeOf = createContexts(source, parseMarkdown);
const guide = pageAt(source, "docs", "/docs/a");
const live = pageAt(source, "reference", "/api/flights-live-pricing/");
const geo = pageAt(source, "reference", "/api/geo/");

test("localizes links into the site and records each one when it is rendered", () => {
  const { context, linked } = scopeOf(guide, "es", "en", undefined);
  expect(context.localizeHref("/docs/b")).toBe("/es/docs/b");
  expect(renderToStaticMarkup(context.reference.markdown("[G](/docs/geo)"))).toContain(
    'href="/es/docs/geo"',
  );
  expect([...linked]).toEqual(["/es/docs/b", "/es/docs/geo"]);
  expect(scopeOf(guide, "es", "en", undefined).linked.size).toBe(0);
});

test("contract text has a lang attribute only if the article's language differs, whatever the page's language", () => {
  const langOf = (lang: "en" | "es", contentLang: "en" | "es") =>
    scopeOf(guide, lang, contentLang, undefined).context.reference;
  expect(langOf("es", "es").contractLang).toBe("en");
  expect(renderToStaticMarkup(langOf("es", "es").contractMarkdown("A fare."))).toBe(
    '<p lang="en">A fare.</p>',
  );
  expect(langOf("es", "en")).not.toHaveProperty("contractLang");
  expect(renderToStaticMarkup(langOf("es", "en").contractMarkdown("A fare."))).toBe(
    "<p>A fare.</p>",
  );
});

test("an operation named in contract text becomes a link on a reference only", () => {
  const shown = (one: typeof guide | typeof live) =>
    renderToStaticMarkup(
      scopeOf(one, "en", "en", undefined).context.reference.contractMarkdown("`pollLiveSearch`"),
    );
  expect(shown(live)).toContain('<a href="/api/flights-live-pricing/#pollLiveSearch">');
  expect(shown(guide)).toBe("<p><code>pollLiveSearch</code></p>");
});

test("a name in several references links to the page's own, else to the one the page is about", () => {
  const hrefOn = (one: typeof guide | typeof live) =>
    scopeOf(one, "en", "en", undefined).context.reference.nameHref("Place.name");
  expect(hrefOn(geo)).toBe("/api/geo/#PlacesResponse.places{}.name");
  expect(hrefOn(guide)).toBe("/api/flights-live-pricing/#LiveResults.places{}.name");
});

test("a reference entry lists only current pages that explain it", () => {
  const { mentionsAt } = scopeOf(live, "en", "en", undefined).context.reference;
  expect(mentionsAt("LiveQuery.market")).toEqual([
    { href: "/docs/a#ask", label: "Label of /docs/a" },
  ]);
  expect(mentionsAt("LiveQuery.locale")).toEqual([]);
});

test("a page that explains an entry under two names is listed once, by its most relevant section", () => {
  const { mentionsAt } = scopeOf(geo, "en", "en", undefined).context.reference;
  expect(mentionsAt("PlacesResponse.places{}.name")).toEqual([
    { href: "/docs/b#twice", label: "Label of /docs/b" },
    { href: "/docs/a#ask", label: "Label of /docs/a" },
  ]);
});

test("has the examples that the sandbox returned only if a build proved any", () => {
  const returned = new Set(["createLiveSearch.200.partial"]);
  expect(scopeOf(live, "en", "en", returned).context.reference.returned).toBe(returned);
  expect(scopeOf(live, "en", "en", undefined).context.reference).not.toHaveProperty("returned");
});
