import { readdirSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { site } from "../site.config.ts";
import { readCatalogues } from "./read-catalogues.ts";

const LOCALES = site.locales.map(({ code }) => code);
const catalogues = await readCatalogues(site);

test("every catalogue belongs to a locale, and every locale has one", () => {
  const files = readdirSync(`${import.meta.dirname}/catalogues`);
  expect(files.sort()).toEqual(LOCALES.map((code) => `${code}.ts`).sort());
});

test("rejects a locale without a catalogue and names the file to write", async () => {
  const locales = [{ ...site.locales[0], code: "xx" as "en" }] as const;
  await expect(readCatalogues({ locales })).rejects.toThrow("site/i18n/catalogues/xx.ts");
});

describe.each(LOCALES)("the texts in %s", (code) => {
  const original = entriesOf(catalogues(site.locales[0].code));
  const texts = new Map(entriesOf(catalogues(code)));

  it("have the same placeholders as the original", () => {
    for (const [key, text] of original) {
      expect(placeholders(texts.get(key) ?? ""), key).toEqual(placeholders(text));
    }
  });

  it("are never empty and never name the brand", () => {
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe("");
      expect(text, key).not.toContain(site.brand);
    }
  });

  it("describe each category in at most 160 characters", () => {
    for (const { description } of Object.values(catalogues(code).categories)) {
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });
});

function entriesOf(value: object, prefix = ""): (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string"
      ? [[prefix + key, inner] as const]
      : entriesOf(inner, `${prefix}${key}.`),
  );
}

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([match]) => match).sort();
}
