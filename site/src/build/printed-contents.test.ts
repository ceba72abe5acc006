import { expect, test } from "vitest";
import { plainText } from "../../../tests/plain-text.ts";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import type { BuildAssets } from "../content/page-model.ts";
import { FRAME_IDS } from "../frame/frame-ids.ts";
import { frameLinks } from "../frame/frame-links.ts";
import { printPage } from "../frame/print-page.tsx";
import { site } from "./testing/site.ts";

const { config, catalogues } = site;
const assets: BuildAssets = {
  buildId: "test",
  script: "/entry.js",
  stylesheet: "/entry.css",
  headScript: "",
  socialImage: "/social.png",
};

/** Every page once: in the language it is written in, and what is translated in all of them. */
const pages = site.pages.filter(({ page, lang }) =>
  page.kind === "docs" ? page.written.has(lang) : page.kind !== "reference" || lang === "en",
);
const titles = pages.map((one) => ({ ...one, title: `${one.lang} ${one.page.path}` }));

test.each(titles)("printed ids, links and headings of $title match its data", ({ page, lang }) => {
  const { model, contents } = site.render({ page, lang });
  const { document, data } = printPage({ config, catalogues, assets }, model);
  const attributes = (html: string, name: string) =>
    Array.from(html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g")), ([, value = ""]) =>
      plainText(value),
    );

  const ids = attributes(document, "id").filter((id) => !FRAME_IDS.includes(id));
  expect(sorted(ids)).toEqual(sorted(contents.anchors.map(({ id }) => id)));

  const inPage = attributes(data.html, "href").filter((href) => href.startsWith("#"));
  expect(inPage.filter((href) => !ids.includes(decodeURIComponent(href.slice(1))))).toEqual([]);

  const frame = frameLinks({ config, assets, texts: catalogues(lang) }, model);
  const said = [...frame, ...contents.links.map(({ href }) => href)];
  const printed = attributes(document, "href").filter(
    (href) => !href.startsWith(PLACEHOLDER_ORIGIN),
  );
  const isOut = (href: string) => !href.startsWith("#");
  expect(distinct(printed.filter(isOut))).toEqual(distinct(said.filter(isOut)));

  const headings = data.html.matchAll(/<h([23]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs);
  const shown = Array.from(headings, ([, depth, id = "", text = ""]) =>
    isStatusLine(id) || text.includes('class="anchor"') ? [[depth, id, titleOf(text)]] : [],
  ).flat();
  expect(shown).toEqual(
    model.toc.map(({ depth, id, text }) => [
      `${depth}`,
      id,
      isStatusLine(id) ? expect.stringMatching(/^[1-5]\d\d /) : text,
    ]),
  );
});

/** The responses of an operation begin with the line of the first: its status and what it is. */
function isStatusLine(id: string): boolean {
  return id.endsWith("-responses");
}

/** Text of a heading without the link to itself. */
function titleOf(html: string): string {
  return plainText(html.replace(/<a class="anchor".*?<\/a>/s, ""));
}

function sorted(values: readonly string[]): readonly string[] {
  return [...values].sort();
}

function distinct(values: readonly string[]): readonly string[] {
  return sorted([...new Set(values)]);
}
