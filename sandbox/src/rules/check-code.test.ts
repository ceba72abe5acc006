import { expect, test } from "vitest";
import { loadReferenceData } from "../data/load-reference-data.ts";
import { createLookup } from "../data/lookup.ts";
import { checkCode } from "./check-code.ts";

const services = { lookup: createLookup(loadReferenceData()) };
const messageOf = (...given: [kind: "market" | "locale" | "currency", code: string]) =>
  checkCode(services, given[0], given[0], given[1])[0]?.message;

test.each([
  ["en", "en-US"],
  ["EN", "en-US"],
  ["de", "de-DE"],
  ["pt", "pt-BR"],
  ["es", "es-ES"],
])("suggests a locale for the language %s alone", (language, locale) => {
  expect(messageOf("locale", language)).toBe(
    `locale is not a known locale; the nearest is ${locale}.`,
  );
});

test.each(["x", "tlh", "english", "", "-"])("suggests no locale for %j", (code) => {
  expect(messageOf("locale", code)).toBe("locale is not a known locale.");
});

test("suggests the market of a country's code, and the nearest code of a typo", () => {
  expect(messageOf("market", "GB")).toBe("market is not a known market; the nearest is UK.");
  expect(messageOf("locale", "en-Gb")).toBe("locale is not a known locale; the nearest is en-GB.");
  expect(messageOf("currency", "GBP")).toBeUndefined();
});
