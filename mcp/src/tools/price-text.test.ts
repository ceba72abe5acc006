import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { priceText } from "./price-text.ts";

const { lookup } = testContext().reference;
const priceOf = (amount: string) => ({ amount, unit: "PRICE_UNIT_MILLI" }) as const;

test.each([
  ["45300", "EUR", "EUR 45.30"],
  ["6120000", "JPY", "JPY 6120"],
  ["1284500", "GBP", "GBP 1284.50"],
  ["45300", "XXX", "XXX 45.3"],
  ["", "EUR", undefined],
  ["", "XXX", undefined],
])("%s of %s reads %s", (amount, code, text) => {
  expect(priceText(priceOf(amount), code, lookup)).toBe(text);
});
