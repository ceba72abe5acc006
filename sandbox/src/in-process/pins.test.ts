import { expect, test } from "vitest";
import { createPins, type Pin } from "./pins.ts";

const none = { status: "RESULT_STATUS_COMPLETE", locales: [] };
const pin = (changes: Partial<Pin>) => () =>
  createPins().pin({ operation: "listLocales", body: none, ...changes });

test.each([1, 1000, undefined])("accepts %s as times", (times) => {
  expect(pin(times === undefined ? {} : { times })).not.toThrow();
});

test.each([0, -1, 1.5, Number.NaN])("rejects %s as times", (times) => {
  expect(pin({ times })).toThrow(`times must be a positive integer; received ${times}.`);
});

test.each([200, 599])("accepts %s as a status", (status) => {
  expect(pin({ status, unchecked: true })).not.toThrow();
});

test.each([199, 600, 200.5, Number.NaN])("rejects %s as a status", (status) => {
  expect(pin({ status, unchecked: true })).toThrow(
    `status must be an integer from 200 to 599; received ${status}.`,
  );
});

/** The lines of the error about a list of locales, each with a code that is no text. */
function linesAbout(mistakes: number): readonly string[] {
  const locales = Array.from({ length: mistakes }, () => ({ code: 1, name: "" }));
  try {
    pin({ body: { status: "RESULT_STATUS_COMPLETE", locales } })();
  } catch (error) {
    return String(error).split("\n").slice(1);
  }
  return [];
}

test("lists ten mistakes and counts the rest", () => {
  expect(linesAbout(10)).toHaveLength(10);
  expect(linesAbout(10).at(-1)).toMatch(/^locales\[9\]/);
  expect(linesAbout(12)).toHaveLength(11);
  expect(linesAbout(12).at(-1)).toBe("And 2 more.");
});

test.each([
  ["listLocale", "There is no operation listLocale. The nearest is listLocales."],
  ["x", "There is no operation x."],
])(
  "reports an operation that does not exist, with the nearest if there is one: %s",
  (name, message) => {
    const operation = name as Pin["operation"];
    expect(pin({ operation })).toThrow(new TypeError(message));
  },
);
