import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import es from "../../i18n/catalogues/es.ts";
import { limitWords } from "./limit-words.ts";

test("uses the singular for one and the plural for more, in every language", () => {
  expect(limitWords(en.reference, "minItems", 1)).toBe("at least {value} item");
  expect(limitWords(en.reference, "minItems", 2)).toBe("at least {value} items");
  expect(limitWords(es.reference, "maxItems", 1)).toBe("como máximo {value} elemento");
  expect(limitWords(es.reference, "maxItems", 8)).toBe("como máximo {value} elementos");
});

test("a limit without a number has only one wording", () => {
  expect(limitWords(en.reference, "pattern", "^a$")).toBe("Pattern {value}");
});
