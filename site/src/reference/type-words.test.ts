import { expect, test } from "vitest";
import { referenceTexts as english } from "../../i18n/reference.en.ts";
import { referenceTexts as spanish } from "../../i18n/reference.es.ts";
import { list, map, object, oneOf, text } from "./testing/schemas.ts";
import { typeWords } from "./type-words.ts";

const price = object("Price", {});

test.each([
  [text, "string"],
  [{ ...text, limits: { format: "int64" } }, "string (int64)"],
  [list(price), "list of Price"],
  [map("itinerary id", price), "map of Price by itinerary id"],
  [list(list(text)), "list of list of string"],
  [object(undefined, {}), "object"],
  [oneOf("PriceUnit", "WHOLE"), "PriceUnit"],
  [oneOf(undefined, "WHOLE"), "enum"],
  [{ ...price, nullable: true }, "Price or null"],
])("a type reads as words", (schema, words) => {
  expect(typeWords(schema, english.types)).toBe(words);
});

test("words come in the language of the page", () => {
  expect(typeWords(list(text), spanish.types)).toBe("lista de texto");
});
