import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { membersOf } from "./members.ts";
import { wrongDefaults } from "./wrong-defaults.ts";

const members = membersOf(contract);
const right = (sentence: string, about = "") =>
  wrongDefaults(sentence, about, members).map((fault) => fault.right);

test("reports a default that isn't the field's own", () => {
  expect(right("adults is 1 unless you send another number.")).toEqual(["adults has no default"]);
  expect(right("The number of adults is two if you leave it out.")).toEqual([
    "adults has no default",
  ]);
  expect(right("isDestination is true unless you set it.")).toEqual(["false"]);
  expect(right("isDestination is false unless you set it.")).toEqual([]);
});

test.each([
  "isDestination defaults to true.",
  "isDestination is true by default.",
  "isDestination is by default on.",
  "By default, isDestination is true.",
  "The default of isDestination is true.",
  "isDestination is optional: left out, it counts as true.",
  "The default value for isDestination is true.",
])("reports a default in each phrase: %s", (sentence) => {
  expect(right(sentence)).toEqual(["false"]);
  expect(right(sentence.replace(/true|(?<= )on(?=\.)/, "false"))).toEqual([]);
});

test.each([
  "The market is that of your account by default.",
  "market, locale and currency are those of your account by default.",
  "The currency defaults to that of the market.",
])("reports a default of a required field: %s", (sentence) => {
  expect(right(sentence, "live")[0]).toMatch(/is required, so it has no default$/);
});

test("accepts a default of an optional field, even next to a required one", () => {
  expect(right("The cabin class is economy by default.", "live")).toEqual([]);
  expect(right("The market is required; the cabin class is economy by default.", "live")).toEqual(
    [],
  );
});

test("reads true as on, false as off, and numbers as words", () => {
  const withDefault = (value: unknown) => ({
    ...members,
    of: (phrase: string) =>
      members.of(phrase).map((one) => ({ ...one, schema: { ...one.schema, default: value } })),
  });
  const told = (sentence: string, value: unknown) =>
    wrongDefaults(sentence, "", withDefault(value)).map((fault) => fault.right);
  expect(told("isDestination is on unless you set it.", true)).toEqual([]);
  expect(told("isDestination is off unless you set it.", true)).toEqual(["true"]);
  expect(told("isDestination is off unless you set it.", false)).toEqual([]);
  expect(told("isDestination is on unless you set it.", false)).toEqual(["false"]);
  expect(told("adults is two unless you set it.", 2)).toEqual([]);
});

test("a field of several APIs has the default of the page's API", () => {
  const of = (phrase: string) =>
    members.of(phrase).map((one) => {
      const value = one.holder === "LiveQuery" ? 1 : 2;
      return { ...one, schema: { ...one.schema, default: value } };
    });
  const told = (about: string) =>
    wrongDefaults("market is 1 unless you set it.", about, { ...members, of }).map(
      (fault) => fault.right,
    );
  expect(told("live")).toEqual([]);
  expect(told("indicative")).toEqual(["2"]);
  expect(told("indicative V1.0")).toEqual([]);
});

test("ignores minimums, other conditions, V1.0 and fields of responses", () => {
  expect(right("adults is at least 1.")).toEqual([]);
  expect(right("adults is 1 unless you travel together.")).toEqual([]);
  expect(right("In V1.0, adults was 1; adults is 1 if you omit it.")).toEqual([]);
  expect(right("The locale is needed unless you send a market.")).toEqual([]);
  expect(right("The rating is 0 unless you set it.")).toEqual([]);
});
