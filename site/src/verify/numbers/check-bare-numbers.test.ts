import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { LIMITS } from "../../../../sandbox/src/rules/limits.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { createPrintingParser } from "../../values/create-printing-parser.ts";
import { bareNumbersIn, checkBareNumbers } from "./check-bare-numbers.ts";

const listed = [{ number: "0 to 8", source: "V1.0", in: ["docs/a.md"] }];
const figures = new Map([["price", "<text>128450</text>"]]);
const lines = (text: string) =>
  checkBareNumbers("site/content/docs/a.md", parseMarkdown(text), listed, figures).map(
    ({ line }) => line,
  );
const found = (text: string) => bareNumbersIn(text).map(({ number }) => number);

test("finds numbers without a unit, and limits in words", () => {
  expect(found("Children aged 4 and 11, each up to nine.")).toEqual(["4", "11", "9"]);
  expect(found("It takes 20 a page.")).toEqual(["20"]);
});

test("ignores steps, dates, versions, statuses and numbers with a unit", () => {
  expect(found("Go back to step 2; since 30 April 2020; in May 2027; V1.0; a 404.")).toEqual([]);
  expect(found("May is 5 and December is 12.")).toEqual([]);
  expect(found("It lives for 60 minutes, at most 5 calls a minute.")).toEqual([]);
});

test("both ends of a span of days are dates", () => {
  expect(found("From 1 May to 31 July 2027.")).toEqual([]);
  expect(found("From 1 thing to 31 July 2027.")).toEqual(["1"]);
});

test("accepts a month's own number, and no other even if code has it", () => {
  expect(lines("May is 5 and December is 12.")).toEqual([]);
  expect(lines("`4`\n\nMay is 4.")).toEqual([3]);
});

test("accepts a number that code, a figure, a directive or the list has", () => {
  expect(lines("Two children aged 4.")).toEqual([1]);
  expect(lines("Two children aged 4: `[4, 11]`.")).toEqual([]);
  expect(lines('Read 128450.\n\n::figure{src="price" alt="A price"}')).toEqual([]);
  expect(lines("One of 30.\n\n::scenarios")).toEqual([]);
  const limit = `It takes ${LIMITS.callsPerMinute} of them.`;
  expect([lines(limit), lines(`${limit}\n\n::limits`)]).toEqual([[1], []]);
  expect(lines("Up to 8 of them.\n\nUp to nine of them.")).toEqual([3]);
});

test("accepts a number that is printed, calculated or converted on the page", () => {
  const parse = createPrintingParser(parseMarkdown, contract);
  const text = 'Up to :value{of="sandbox.callsPerMinute"} of them.';
  expect(checkBareNumbers("a.md", parse(text), [], new Map())).toEqual([]);
  expect(lines("So 31 + 30 = 61, and 61 it is.")).toEqual([]);
  expect(lines("A price of `64` is 64,000,000 millionths of a pound.")).toEqual([]);
  expect(lines("A price of `64` is 64,000,000 of something.")).toEqual([1]);
  const unlisted = (page: string) =>
    checkBareNumbers("a.md", parseMarkdown(page), [], new Map()).length;
  expect([unlisted("Zero is 0."), unlisted("Nothing is 0.")]).toEqual([0, 1]);
  expect(lines("The 7 of them are in `0007`.")).toEqual([]);
  expect(lines("The 1,000 of them are in `1_000`.")).toEqual([]);
});

test("reports a problem at its own line of a paragraph", () => {
  expect(lines("One.\nTwo.\nAged 4.")).toEqual([3]);
  expect(lines("`4`\nOne.\nMay is 4.")).toEqual([3]);
});

test("ignores a first digit and an example", () => {
  expect(found("Look at the first digit: a status with a 4 is yours.")).toEqual([]);
  expect(found("A digit of 42 is even.")).toEqual(["42"]);
  expect(found("Send an age, for example 4.")).toEqual([]);
});

test.each([
  "one 1",
  "two 2",
  "three 3",
  "four 4",
  "five 5",
  "six 6",
  "seven 7",
  "eight 8",
  "nine 9",
  "ten 10",
  "twelve 12",
  "twenty 20",
  "thirty 30",
  "fifty 50",
  "fifteen 15",
  "seventy-five 75",
  "sixty 60",
])("finds a limit in words at its position: %s", (words) => {
  const [word = "", number] = words.split(" ");
  expect(bareNumbersIn(`Up to ${word}.`)).toEqual([{ number, start: 6 }]);
});

test("ignores a price and the number of a standard", () => {
  expect(found("It costs £20, as ISO 8601 says.")).toEqual([]);
});
