import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { site } from "../../site/site.config.ts";
import { PLACEHOLDER_ORIGIN } from "../../site/src/base/paths.ts";
import { builtPages, fileOf } from "../built-site.ts";
import { test as inBrowser } from "../open-browser.ts";
import { plainText } from "../plain-text.ts";

interface ListItem {
  readonly position: number;
  readonly name: string;
  readonly item?: string;
}

interface Part {
  readonly "@type": string;
  readonly headline?: string;
  readonly description?: string;
  readonly inLanguage?: string;
  readonly isPartOf?: object;
  readonly itemListElement?: readonly ListItem[];
}

const PAGES = builtPages().map((page) => {
  const html = readFileSync(fileOf(page.url), "utf8");
  const blocks = Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, text = ""]) => JSON.parse(text) as { "@context": string; "@graph": readonly Part[] },
  );
  return { ...page, html, blocks, graph: blocks[0]?.["@graph"] ?? [] };
});
const ARTICLES = PAGES.filter(({ kind }) => kind === "docs" || kind === "reference");

/** What the page shows, the page itself included. */
function breadcrumbsOf(html: string): readonly Omit<ListItem, "position">[] {
  const [, list = ""] = /<nav class="breadcrumbs".*?<ol>(.*?)<\/ol>/s.exec(html) ?? [];
  return Array.from(list.matchAll(/<li>(.*?)<\/li>/gs), ([, item = ""]) => {
    const [, href] = /<a href="([^"]+)"/.exec(item) ?? [];
    return {
      name: plainText(item),
      ...(href !== undefined && { item: PLACEHOLDER_ORIGIN + href }),
    };
  });
}

describe("linked data", () => {
  test("is on every page with breadcrumbs, once, and on no other", () => {
    expect(ARTICLES.length).toBeGreaterThan(100);
    for (const { path, html, blocks } of PAGES) {
      const isMeant = html.includes('<nav class="breadcrumbs"');
      expect([path, blocks.length]).toEqual([path, isMeant ? 1 : 0]);
      for (const block of blocks) expect(block["@context"]).toBe("https://schema.org");
    }
  });

  test("lists the breadcrumbs that the page shows", () => {
    for (const { path, html, graph } of PAGES.filter(({ blocks }) => blocks.length > 0)) {
      const list = graph.find((part) => part["@type"] === "BreadcrumbList")?.itemListElement ?? [];
      expect([path, list.map(({ position }) => position)]).toEqual([
        path,
        list.map((_, index) => index + 1),
      ]);
      const told = list.map(({ name, item }) => ({ name, ...(item !== undefined && { item }) }));
      expect([path, told]).toEqual([path, breadcrumbsOf(html)]);
      expect(told.length).toBeGreaterThan(1);
    }
  });

  test("matches each article's own title, description and language, without a date", () => {
    for (const { path, html, h1, contentLang, locale, graph } of ARTICLES) {
      const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
      const home = `${PLACEHOLDER_ORIGIN}${locale.prefix || "/"}`;
      expect([path, graph.find((part) => part["@type"] === "TechArticle")]).toEqual([
        path,
        {
          "@type": "TechArticle",
          headline: h1,
          description: plainText(description),
          inLanguage: contentLang,
          isPartOf: { "@type": "WebSite", name: site.brand, url: home },
        },
      ]);
    }
  });

  inBrowser("is no script for the policy, and readable in the page", async ({ visit }) => {
    const said: string[] = [];
    const page = await visit("/docs/geo/overview", {
      prepare: async (page) => {
        page.on("console", (message) => void said.push(message.text()));
      },
    });
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(text ?? "")["@graph"]).toHaveLength(2);
    expect(said).toEqual([]);
  });
});
