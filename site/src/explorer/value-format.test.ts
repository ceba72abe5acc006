import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import { createFormat } from "./value-format.ts";

const texts = en.console.explorer;
const asking = (query: object, lang = "en") => createFormat({ query }, lang, texts);
const { date, month, stops, price } = asking({ locale: "en-GB", currency: "GBP" });

test("formats a date in the requested locale if the page has its language", () => {
  const day = { year: 2027, month: 5, day: 14 };
  expect(date(day)).toBe(asking({ locale: "en-GB" }).date(day));
  expect(date(day)).not.toBe(asking({ locale: "en-US" }).date(day));
  expect(asking({ locale: "es-ES" }).date(day)).toBe(asking({}).date(day));
  expect(asking({ locale: "no locale" }).date(day)).toBe(asking({}).date(day));
});

test("formats no date and no month for a year of 0", () => {
  expect(date({ year: 0, month: 0, day: 0 })).toBeUndefined();
  expect(month({ year: 0, month: 0 })).toBeUndefined();
  expect(month({ year: 2027, month: 5 })).toBe("May 2027");
});

test("stops are counted in words", () => {
  expect([stops(0), stops(1), stops(2)]).toEqual([
    texts.direct,
    texts.stops.one.replace("{count}", "1"),
    texts.stops.other.replace("{count}", "2"),
  ]);
});

test("formats a price with the requested currency, or as a plain number without one", () => {
  const written = { amount: "128450", unit: "PRICE_UNIT_MILLI" } as const;
  expect(price(written)).toBe("£128.45");
  expect(asking({}).price(written)).toBe("128.45");
  expect(asking({ currency: "no currency" }).price(written)).toBe("128.45");
  expect(price({ amount: "", unit: "PRICE_UNIT_UNSPECIFIED" })).toBeUndefined();
});
