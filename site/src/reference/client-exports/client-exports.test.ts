import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CONTRACT_EXPORTS, exportHref, OWN_EXPORTS } from "./client-exports.ts";

const CONTENT = new URL("../../../content/", import.meta.url);
const PAGES = ["client-reference", "client-helpers"];

/** A translation may wait: it says itself where it differs from its original. */
describe("the pages of the client", () => {
  const texts = PAGES.map((page) => readFileSync(new URL(`docs/${page}.md`, CONTENT), "utf8"));
  const shown = texts.flatMap((text) =>
    Array.from(text.matchAll(/^### `(\w+)` \{#(\w+)\}\n\n::export\{of="(\w+)"\}$/gm)),
  );

  test("show every export once, and nothing else, each below its own name", () => {
    const names = shown.map(([, , , of]) => of);
    expect(exportProblems(OWN_EXPORTS, names)).toEqual([]);
    const misplaced = shown.filter(([, heading, id, of]) => heading !== of || id !== of);
    expect(misplaced).toEqual([]);
    const directives = texts.join("").match(/::export\{/g);
    expect(directives?.length).toBe(shown.length);
  });

  test("show the types of the contract once", () => {
    expect(texts.map((text) => text.split("::contract-types").length - 1)).toEqual([0, 1]);
  });
});

/** What to do about exports that are not on the pages, and about those that are no exports. */
function exportProblems(
  exported: readonly { readonly name: string }[],
  names: readonly (string | undefined)[],
): readonly string[] {
  const own = exported.map(({ name }) => name);
  return [
    ...own
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `No page shows ${name}: add "### \`${name}\` {#${name}}", a blank line and "::export{of="${name}"}" to site/content/docs/client-helpers.md.`,
      ),
    ...names
      .filter((name, index) => !own.includes(name ?? "") || names.indexOf(name) !== index)
      .map(
        (name) => `The pages show ${name}, which is no export or stands there twice: remove it.`,
      ),
  ];
}

test("reports an export that no page shows, with its heading and its file", () => {
  expect(exportProblems([{ name: "one" }, { name: "two" }], ["one"])).toEqual([
    'No page shows two: add "### `two` {#two}", a blank line and "::export{of="two"}" to site/content/docs/client-helpers.md.',
  ]);
  expect(exportProblems([{ name: "one" }], ["one", "one", "gone"])).toHaveLength(2);
});

test("each export has its own link target", () => {
  const places = [...OWN_EXPORTS, ...CONTRACT_EXPORTS].map(({ name }) => exportHref(name));
  expect(new Set(places).size).toBe(places.length);
  expect(exportHref("Response")).toBeUndefined();
});
