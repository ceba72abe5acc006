import { expect, test } from "vitest";
import type { LocaleNames } from "../data/read-names.ts";
import { createLoadedNames } from "./loaded-names.ts";

const names: LocaleNames = { continents: "Europa", countries: "", cityIds: "", cities: "" };

test("names are available only once loaded, together with the English ones", async () => {
  const { namesOf, load } = createLoadedNames(async () => names);
  expect(() => namesOf("de-DE")).toThrow("The names of places in de-DE must be loaded first.");
  await load("de-DE");
  expect(["de-DE", "en-GB"].map(namesOf)).toEqual([names, names]);
  expect(() => namesOf("fr-FR")).toThrow("fr-FR");
});

test("calls at the same time fetch each locale once", async () => {
  const fetched: string[] = [];
  const { namesOf, load } = createLoadedNames(async (locale) => {
    fetched.push(locale);
    return names;
  });
  await Promise.all(["de-DE", "fr-FR", "de-DE"].map(load));
  expect(fetched).toEqual(["en-GB", "de-DE", "fr-FR"]);
  expect(["de-DE", "fr-FR", "en-GB"].map(namesOf)).toEqual([names, names, names]);
});

test("calls at the same time fail together, and the next one fetches again", async () => {
  const answers = [new Error("503"), names, names];
  const { load } = createLoadedNames(() => {
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer;
    return Promise.resolve(answer);
  });
  const both = await Promise.allSettled([load("en-GB"), load("en-GB")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(load("en-GB")).resolves.toBeUndefined();
  expect(answers).toEqual([names]);
});
