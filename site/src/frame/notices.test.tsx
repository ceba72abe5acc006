import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import type { Notice } from "../content/page-model.ts";
import { Notices } from "./notices.tsx";

const { archivedLink, contractWords, drifted, untranslated, untranslatedLink } = en.page;
const original = { originalLang: "en", originalHref: "/docs/intro" } as const;
const htmlOf = (notice: Notice) =>
  renderToStaticMarkup(<Notices notices={[notice]} texts={en} />).replaceAll("&#x27;", "'");

const toOriginal = `<a href="/docs/intro" hrefLang="en">${untranslatedLink}</a></p>`;

test("an untranslated page says so in bold and links to its original", () => {
  const html = htmlOf({ kind: "untranslated", ...original });
  const [, bold = "", rest = ""] =
    /^<p class="notice notice-untranslated"><strong>(.*?)<\/strong>(.*?) <a/.exec(html) ?? [];
  expect(bold + rest).toBe(untranslated);
  expect(bold).toMatch(/\.$/);
  expect(html.endsWith(toOriginal)).toBe(true);
});

test("an archived page names its version and links to the current one", () => {
  const html = htmlOf({
    kind: "archived",
    version: "1.0",
    current: "3.0",
    currentHref: "/docs/geo",
  });
  expect(html).toMatch(/<strong>[^<]*1\.0[^<]*<\/strong>/);
  expect(html).toContain(`<a href="/docs/geo">${archivedLink.replace("{current}", "3.0")}</a></p>`);
});

test("a drifted translation names its sections and links to its original", () => {
  const sections = [
    { href: "#uno", label: "Uno" },
    { href: "#dos", label: "Dos" },
  ];
  expect(htmlOf({ kind: "drifted", ...original, sections })).toBe(
    `<p class="notice notice-drifted">${drifted} <span><a href="#uno">Uno</a>. </span><span><a href="#dos">Dos</a>. </span> ${toOriginal}`,
  );
});

test("a translated reference states the contract's language and links to the original", () => {
  expect(htmlOf({ kind: "contract-words", ...original })).toBe(
    `<p class="notice notice-contract-words">${contractWords} ${toOriginal}`,
  );
});
