import { expect, test } from "vitest";
import type { LocaleNames } from "../data/read-names.ts";
import { createLoadedNames } from "./loaded-names.ts";

const names: LocaleNames = { continents: "Europa", countries: "", cityIds: "", cities: "" };

test("names are available only once loaded, together with the English ones", async () => {
  const { namesOf, load } = createLoadedNames(async () => names);
  expect(() => namesOf("de-DE")).toThrow("The names of places in de-DE have to be loaded first.");
  await load("de-DE");
  expect(["de-DE", "en-GB"].map(namesOf)).toEqual([names, names]);
  expect(() => namesOf("fr-FR")).toThrow("fr-FR");
});
