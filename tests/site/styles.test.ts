import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test as plainTest } from "vitest";
import { pageKinds } from "../../site/src/content/page-model.ts";
import { builtPages, fileOf, oneOfEachKind } from "../built-site.ts";
import { hold, test } from "../open-browser.ts";

const DOCUMENTS = builtPages().map(({ kind, path, url }) => ({
  kind,
  path,
  html: readFileSync(fileOf(url), "utf8"),
}));

plainTest.for(pageKinds)("documents of the kind %s hold every rule for what they show", (kind) => {
  const documents = DOCUMENTS.filter((document) => document.kind === kind);
  const late = documents.flatMap(({ html, path }) => {
    const rest = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? "";
    const shown = new Set(classesShown(html));
    const held = new Set(inlineStyles(html).flatMap(classesIn));
    expect(shown.size).toBeGreaterThan(10);
    const missing = classesOf(rest).filter((name) => shown.has(name) && !held.has(name));
    return missing.map((name) => `${path} .${name}`);
  });
  expect(documents.length).toBeGreaterThan(0);
  expect(late).toEqual([]);
});

/** Of the whole document: what it has inside, and what of it is styled. */
const OF_DOCUMENT =
  /(?<![\w-])(?:html|:root|body)[^\s>+~,{}:]*:has\(((?:[^()]|\([^()]*\))*)\)([^{},]*)/g;

// With one, Chromium styles all of a reference again after each change of it: 8 ms, not 0.5.
plainTest("what a document has inside styles only its root and its body", () => {
  const files = readdirSync(fileOf("/assets/")).filter((name) => name.endsWith(".css"));
  const sheets = files.map((name) => readFileSync(fileOf(`/assets/${name}`), "utf8"));
  const inline = new Set(DOCUMENTS.flatMap(({ html }) => inlineStyles(html)));
  const rules = [...sheets, ...inline].flatMap((css) => Array.from(css.matchAll(OF_DOCUMENT)));
  expect(rules.length).toBeGreaterThan(2);
  expect(rules.filter(([, , inside]) => inside !== "").map(([rule]) => rule)).toEqual([]);
});

test("nothing shifts when the remaining styles load", async ({ visit }) => {
  for (const { kind, path } of oneOfEachKind()) {
    if (kind === "not-found") continue;
    let release = () => {};
    const page = await visit(path, {
      waitForStart: false,
      prepare: async (page) => {
        ({ release } = await hold(page, "/assets/*.css"));
      },
    });
    await page.locator(".footer").waitFor();
    const before = await boxes(page);
    expect(before.length).toBeGreaterThan(50);
    release();
    await page.waitForLoadState("load");
    expect([kind, await boxes(page)]).toEqual([kind, before]);
  }
});

function inlineStyles(html: string): readonly string[] {
  return Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = ""]) => css);
}

const read = new Map<string, readonly string[]>();

function classesOf(sheet: string): readonly string[] {
  const known = read.get(sheet) ?? classesIn(readFileSync(fileOf(sheet), "utf8"));
  read.set(sheet, known);
  return known;
}

/** Class names in the selectors of a stylesheet. */
function classesIn(css: string): readonly string[] {
  return [...new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name))];
}

/** Class names of what is painted: a dialog is not, before somebody opens it. */
function classesShown(html: string): readonly string[] {
  const painted = html.replaceAll(/<(dialog|template|script|style)\b.*?<\/\1>/gs, "");
  return Array.from(painted.matchAll(/ class="([^"]*)"/g), ([, names = ""]) =>
    names.split(/\s+/),
  ).flat();
}

/** Place and size of everything that is painted. */
function boxes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName}.${element.className} ${x} ${y} ${width} ${height}`;
      }),
  );
}
