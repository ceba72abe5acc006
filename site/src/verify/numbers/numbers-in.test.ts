import { expect, test } from "vitest";
import { isExample, isRepeated, numbersIn } from "./numbers-in.ts";

test.each([
  ["Cache it for a full hour.", "1 hour"],
  ["Wait one whole minute.", "1 minute"],
  ["It lives half a minute.", "0.5 minute"],
  ["The one in the table and the next seven; others", "7"],
  ["Wait a tenth of a second.", "0.1 s"],
  ["It lasts a quarter of an hour.", "0.25 hour"],
  ["The most places, 1 to 100.", "1 to 100"],
  ["It prints the five cheapest places.", "5 place"],
  ["Poll every second or two.", "1 to 2 s"],
  ["One second after the poll.", "1 s"],
  ["It is 6 kg below the average.", "6 kg"],
  ["Up to 100 kilometres away.", "100 kilometre"],
  ["A message has at most one megabyte.", "1 megabyte"],
  ["A message has up to a megabyte.", "1 megabyte"],
  ["The token is valid until midnight.", "midnight"],
  ["The key works until the end of the day.", "the end of the day"],
])("finds the number in: %s", (text, claim) => {
  expect(numbersIn(text).map((number) => number.claim)).toEqual([claim]);
});

test('ignores a plain "an hour", an ordinal and "two at once"', () => {
  expect(numbersIn("An hour has passed, on the third day.")).toEqual([]);
  expect(numbersIn("One day, one month, one search.")).toEqual([]);
  expect(numbersIn("Twenty-four-hour clock: a 24-hour clock.")).toHaveLength(0);
  expect(numbersIn("Twenty one-way trips, as hundreds of travellers do.")).toEqual([]);
  expect(numbersIn("Never have two polls under way at once.")).toEqual([]);
  expect(numbersIn("Never make two polls a second.")).toHaveLength(1);
});

test.each([
  ["A third of a minute.", "0.33 minute"],
  ["A fifth of an hour.", "0.2 hour"],
  ["A hundredth of a second.", "0.01 s"],
  ["A thousandth of a second.", "0.001 s"],
  ["Ninety minutes long.", "90 minute"],
  ["Seventy calls a minute.", "70 call a minute"],
  ["Twenty-five minutes later.", "25 minute"],
  ["Two hundred places.", "200 place"],
  ["A hundred and twenty seconds.", "120 s"],
  ["One hundred calls.", "100 call"],
  ["Two thousand five hundred calls.", "2500 call"],
  ["From five thousand to six thousand calls.", "5000 to 6000 call"],
  ["Two seconds go by.", "2 s"],
  ["Make ten searches.", "10 search"],
  ["Of four currencies.", "4 currency"],
])("%s has its value and unit: %s", (text, claim) => {
  expect(numbersIn(text).map((number) => number.claim)).toEqual([claim]);
});

test.each([
  "A £0 flight has no price.",
  "Wait {5} minutes.",
  "Imagine ten calls.",
  "In their three minutes, in those two hours and these two days.",
])("%s contains no claim", (text) => {
  expect(numbersIn(text)).toEqual([]);
});

test.each([
  ["Send, say, 4 adults.", true],
  ["Send ages such as 4.", true],
  ["Send ages, as in 4.", true],
  ["Send 4. Or, for example, 5.", false],
])("%s has 4 as an example: %s", (text, isOne) => {
  expect(isExample(text, text.indexOf("4"))).toBe(isOne);
});

test.each([
  ["It is three times as many for 3 replicas.", "3 time", true],
  ["It is three times as many for 4 replicas.", "3 time", false],
  ["For 3 calls, 3 calls.", "3 call", false],
  ["Two queries need two entries.", "2 entry", true],
  ["Two queries are made. You need two entries.", "2 entry", false],
  ["It lasts one hour in one place.", "1 hour", false],
])("%s has the number of %j twice: %s", (text, claim, isTwice) => {
  expect(isRepeated(text, claim, text.length - 2)).toBe(isTwice);
});

const claims = (text: string) => numbersIn(text).map(({ claim }) => claim);

test("numbers with a unit are found, in digits and in words, with ranges and rates", () => {
  expect(claims("Kept for four days, at most 6% more, 5 calls a minute.")).toEqual([
    "4 day",
    "6 %",
    "5 call a minute",
  ]);
  expect(claims("From 0 to 5, for £1,234.50, twenty seconds, a two-letter code.")).toEqual([
    "0 to 5",
    "£1,234.50",
    "20 s",
    "2 letter",
  ]);
  expect(claims("Half a minute at most? No: half a second, or a day or two.")).toEqual([
    "0.5 minute",
    "0.5 s",
    "1 to 2 day",
  ]);
  expect(claims("Version 3.0, V1.0, 400 or 404, two things, https://a.test/10 days.")).toEqual([]);
});

test("ignores numbers of a supposition and of the reader's client", () => {
  expect(claims("Suppose a page needs ten calls. One a second, they take ten seconds.")).toEqual(
    [],
  );
  expect(
    claims("If your client gives up after 10 seconds, it misses what comes after 3 s."),
  ).toEqual(["3 s"]);
  expect(claims("It lives for ten minutes. Suppose you wait twelve.")).toEqual(["10 minute"]);
});
