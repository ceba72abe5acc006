import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { membersOf } from "./members.ts";
import { wrongDefaults } from "./wrong-defaults.ts";

const members = membersOf(contract);
const right = (sentence: string, about = "") =>
  wrongDefaults(sentence, about, members).map((fault) => fault.right);

test("a field has its own default, or none", () => {
  expect(right("adults is 1 unless you send another number.")).toEqual(["adults has no default"]);
  expect(right("The number of adults is two if you leave it out.")).toEqual([
    "adults has no default",
  ]);
  expect(right("isDestination is true unless you set it.")).toEqual(["false"]);
  expect(right("isDestination is false unless you set it.")).toEqual([]);
});

test.each([
  "The market is that of your account by default.",
  "market, locale and currency are those of your account by default.",
  "The currency defaults to that of the market.",
])("a required field has no default: %s", (sentence) => {
  expect(right(sentence, "live")[0]).toMatch(/is required, so it has no default$/);
});

test("an optional field may have one, and what is said of another holds for nothing else", () => {
  expect(right("The cabin class is economy by default.", "live")).toEqual([]);
  expect(right("The market is required; the cabin class is economy by default.", "live")).toEqual(
    [],
  );
});

test("true is on, false is off, and a number may be a word", () => {
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

test("a field of several APIs has the default of the one that the page is about", () => {
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

test("what is said of another value, of the client or of V1.0 is no default", () => {
  expect(right("adults is at least 1.")).toEqual([]);
  expect(right("adults is 1 unless you travel together.")).toEqual([]);
  expect(right("In V1.0, adults was 1; adults is 1 if you omit it.")).toEqual([]);
  expect(right("The locale is needed unless you send a market.")).toEqual([]);
  expect(right("The rating is 0 unless you set it.")).toEqual([]);
});
