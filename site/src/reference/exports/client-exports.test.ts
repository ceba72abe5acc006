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
    expect(names.toSorted()).toEqual(OWN_EXPORTS.map(({ name }) => name).toSorted());
    const misplaced = shown.filter(([, heading, id, of]) => heading !== of || id !== of);
    expect(misplaced).toEqual([]);
    const directives = texts.join("").match(/::export\{/g);
    expect(directives?.length).toBe(shown.length);
  });

  test("show the types of the contract once", () => {
    expect(texts.map((text) => text.split("::contract-types").length - 1)).toEqual([0, 1]);
  });
});

test("each export has one place", () => {
  const places = [...OWN_EXPORTS, ...CONTRACT_EXPORTS].map(({ name }) => exportHref(name));
  expect(new Set(places).size).toBe(places.length);
  expect(exportHref("Response")).toBeUndefined();
});
