import { expect, test } from "vitest";
import { likelyLocale } from "./likely-locale.ts";

const CODES = ["de-DE", "en-AU", "en-GB", "en-US", "es-MX", "pt-PT", "pt-BR"];

test.each([
  ["en", "en-US"],
  ["EN", "en-US"],
  ["pt", "pt-BR"],
  ["es", "es-MX"],
])("the likely locale of %s is %s", (language, locale) => {
  expect(likelyLocale(language, CODES)).toBe(locale);
});

test.each(["tlh", "e", "en-GB", "english", "", "-"])("%j has no likely locale", (given) => {
  expect(likelyLocale(given, CODES)).toBeUndefined();
});
