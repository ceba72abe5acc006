import { expect, test } from "vitest";
import { list, map, object, oneOf, text } from "../../../contract/src/testing/schemas.ts";
import en from "../../i18n/catalogues/en.ts";
import es from "../../i18n/catalogues/es.ts";
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
  expect(typeWords(schema, en.reference.types)).toBe(words);
});

test("words come in the language of the page", () => {
  expect(typeWords(list(text), es.reference.types)).toBe("lista de texto");
});
