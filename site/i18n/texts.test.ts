import { describe, expect, it } from "vitest";
import { site } from "../site.config.ts";
import { fill, textsOf } from "./texts.ts";

describe("filling in a text", () => {
  it("puts each value in its place", () => {
    expect(fill("{count} pages of {label}", { count: 3, label: "Geo" })).toBe("3 pages of Geo");
  });

  it("names the placeholder that has no value", () => {
    expect(() => fill("© {brand}", {})).toThrow('No value for {brand} in "© {brand}"');
  });
});

describe.each(site.locales.map(({ code }) => code))("the texts in %s", (code) => {
  const original = entriesOf(textsOf(site.locales[0].code));
  const texts = new Map(entriesOf(textsOf(code)));

  it("have the placeholders of the original", () => {
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
    for (const { description } of Object.values(textsOf(code).categories)) {
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
