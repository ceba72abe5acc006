import { expect, test } from "vitest";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import { sectionsOf } from "../verify/translations/sections-of.ts";
import { assemble } from "./assemble.ts";
import { changeLogFeeds } from "./change-log-feeds.ts";
import { site } from "./testing/site.ts";

const { files, problems } = changeLogFeeds(site);
const all = (xml: string, pattern: RegExp) => Array.from(xml.matchAll(pattern), ([, one]) => one);

test("each language has a feed with an entry for each list of changes on its page", () => {
  expect(problems).toEqual([]);
  expect(files.map(({ name }) => name)).toEqual(["change-log.atom", "es/change-log.atom"]);
  const page = site.plan.pages.find(({ path }) => path === site.config.changeLogPath);
  if (page?.kind !== "docs") throw new Error("There is no change log.");
  site.config.locales.forEach(({ code, prefix }, index) => {
    const { source } = page.written.get(code) ?? page.written.get("en") ?? {};
    const sections = sectionsOf(site.parse(source?.text ?? "")).filter(({ nodes }) =>
      nodes.some(({ type }) => type === "list"),
    );
    const feed = String(files[index]?.body);
    expect(all(feed, /<entry>\s+<id>([^<]*)<\/id>/g)).toEqual(
      sections.map(({ anchor }) => `${PLACEHOLDER_ORIGIN}${prefix}${page.path}#${anchor}`),
    );
  });
});

test("the feed of an untranslated page declares the original's language", () => {
  const pages = site.plan.pages.map((page) =>
    page.kind === "docs" && page.path === site.config.changeLogPath
      ? { ...page, written: new Map([...page.written].filter(([code]) => code === "en")) }
      : page,
  );
  const untranslated = changeLogFeeds({ ...site, plan: { ...site.plan, pages } });
  const langsOf = (made: typeof files) =>
    made.map(({ body }) => all(String(body), /xml:lang="(\w+)"/g)[0]);
  expect(langsOf(files)).toEqual(["en", "es"]);
  expect(langsOf(untranslated.files)).toEqual(["en", "en"]);
});

test("entries are dated at midnight, the feed by its newest entry, and all links are absolute", () => {
  const [feed = ""] = files.map(({ body }) => String(body));
  const dates = all(feed, /<updated>([^<]*)<\/updated>/g);
  expect(dates.filter((date = "") => !/^20\d\d-\d\d-\d\dT00:00:00Z$/.test(date))).toEqual([]);
  expect(dates[0]).toBe(dates.slice(1).sort().at(-1));
  const links = all(feed, /href=&quot;(.*?)&quot;/g);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((href = "") => !href.startsWith(`${PLACEHOLDER_ORIGIN}/`))).toEqual([]);
});

test("reports a list of changes without a date at its heading", () => {
  const pages = site.content.pages.map((page) =>
    page.file.endsWith("content/docs/change-log.md")
      ? { ...page, text: page.text.replace('\n::written{on="2026-11-21"}\n', "") }
      : page,
  );
  return assemble({ overrides: { content: { ...site.content, pages } } }).then((changed) => {
    expect(changeLogFeeds(changed.site).problems).toEqual([
      {
        file: "site/content/docs/change-log.md",
        line: expect.any(Number),
        message: expect.stringContaining('"Every API" lists changes without a date'),
      },
    ]);
  });
});
