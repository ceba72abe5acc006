import { expect, test } from "vitest";
import { frozenNames, NAMED_LOCALES } from "./frozen-names.ts";
import { loadReferenceData } from "./load-reference-data.ts";

test("every locale has names, and an unknown locale has none", () => {
  const codes = loadReferenceData().locales.map(({ code }) => code);
  expect([...NAMED_LOCALES].sort()).toEqual([...codes].sort());
  expect(["xx-XX", "constructor", ""].map(frozenNames)).toEqual([undefined, undefined, undefined]);
});

test("resolves names that one locale shares with another", () => {
  for (const locale of NAMED_LOCALES) {
    const { continents, countries, cityIds, cities } = frozenNames(locale) ?? {};
    expect([continents, countries, cities].join("")).not.toContain("=");
    expect([locale, cities?.split("|").length]).toSatisfy(
      ([, count]: readonly [string, number]) => count <= (cityIds?.split(" ").length ?? 0),
    );
  }
});
