import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "./testing/contrast.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const code = readFileSync(new URL("code.css", import.meta.url), "utf8");
const pairs = css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
const colours = new Map(
  [...pairs].map(([, name = "", day = "", night = ""]) => [name, { day, night }]),
);

/** Lowest contrast of a text on any of the surfaces, by day and by night. */
function lowest(text: string, surfaces: readonly string[]): number {
  const values = surfaces.flatMap((surface) =>
    (["day", "night"] as const).map((mode) => contrast(of(text)[mode], of(surface)[mode])),
  );
  return Math.min(...values);
}

function of(name: string): { readonly day: string; readonly night: string } {
  const colour = colours.get(name);
  if (!colour) throw new Error(`There is no colour --${name} in tokens.css.`);
  return colour;
}

const surfaces = ["paper", "paper-raised", "paper-sunk"];
const tinted = ["accent-soft", "blue-soft", "green-soft", "ochre-soft"];

const AA = 4.5;
const AAA = 7;

describe("contrast", () => {
  it("follows the guidelines' formula", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });

  it("is AAA for running text, on every surface", () => {
    expect(lowest("ink", [...surfaces, ...tinted])).toBeGreaterThanOrEqual(AAA);
    expect(lowest("ink-muted", [...surfaces, ...tinted])).toBeGreaterThanOrEqual(AAA);
  });

  it.each(["accent", "accent-strong", "blue", "green", "ochre", "red"])(
    "is AA for %s, on every surface",
    (name) => {
      expect(lowest(name, [...surfaces, ...tinted])).toBeGreaterThanOrEqual(AA);
    },
  );

  it("is AAA for highlighted search matches", () => {
    expect(lowest("ink", ["mark"])).toBeGreaterThanOrEqual(AAA);
  });

  it("is at least 3 for the borders of controls", () => {
    expect(lowest("line-control", surfaces)).toBeGreaterThanOrEqual(3);
  });

  it("is AA for text on the accent", () => {
    expect(lowest("on-accent", ["accent", "accent-strong"])).toBeGreaterThanOrEqual(AA);
  });

  it("is AA for every colour of code", () => {
    const tokens = [...colours.keys()].filter((name) => name.startsWith("tok-"));
    const inUse = code.matchAll(/var\(--(tok-\w+)\)/g);
    expect(tokens).toEqual([...inUse].map(([, name]) => name));
    for (const name of tokens)
      expect(lowest(name, ["paper-sunk"]), name).toBeGreaterThanOrEqual(AA);
  });

  it("is at least 3 for marks without text", () => {
    expect(lowest("ink-faint", ["paper"])).toBeGreaterThanOrEqual(3);
  });
});

describe("colours", () => {
  const folder = new URL(".", import.meta.url);
  const others = readdirSync(folder).filter(
    (name) => name.endsWith(".css") && name !== "tokens.css",
  );

  it.each(others)("are referenced by name, not written as literals, in %s", (name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    expect(text.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)).toBeNull();
  });
});
