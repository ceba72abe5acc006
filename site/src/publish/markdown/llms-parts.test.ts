import { expect, test } from "vitest";
import { llmsParts } from "./llms-parts.ts";

const parts = (...pages: readonly (readonly [path: string, text: string])[]) =>
  llmsParts(
    pages.map(([path, text]) => ({ path, text })),
    (title, texts) => `${title}: ${texts.join(", ")}`,
  );

test("puts each API's guides and reference into one part, and the rest into the last", () => {
  const found = parts(
    ["/", "home"],
    ["/docs/geo/overview", "guide"],
    ["/docs/autosuggest/overview", "suggestions"],
    ["/docs/geography", "other"],
    ["/api/geo/", "reference"],
    ["/docs/flights-live-prices", "live"],
  );
  expect(found).toEqual([
    { name: "llms-full-live-prices.txt", title: "live-prices", body: "live-prices: live" },
    { name: "llms-full-geo.txt", title: "geo", body: "geo: guide, suggestions, reference" },
    { name: "llms-full-general.txt", title: "general", body: "general: home, other" },
  ]);
});

test("splits a part that would grow too large, and numbers further ones from 2", () => {
  const pages = [90_000, 90_000, 90_000, 100_000, 100_000].map(
    (length, index) => [`/docs/culture/${index}`, `${index}`.repeat(length)] as const,
  );
  const found = parts(...pages);
  expect(found.map(({ name, title }) => [name, title])).toEqual([
    ["llms-full-culture.txt", "culture"],
    ["llms-full-culture-2.txt", "culture 2"],
    ["llms-full-culture-3.txt", "culture 3"],
  ]);
  expect(found.map(({ body }) => body.replaceAll(/(\d)\1+/g, "$1"))).toEqual([
    "culture: 0, 1",
    "culture 2: 2, 3",
    "culture 3: 4",
  ]);
});
