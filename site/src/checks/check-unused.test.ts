import { expect, test } from "vitest";
import { checkUnused } from "./check-unused.ts";

const texts = new Map([
  ["docs/a.md", "Five calls a minute, and `API_KEY`. A gateway returns 502."],
]);
const messagesOf = (numbers: readonly string[], names: readonly string[], file = "docs/a.md") =>
  checkUnused(
    { beyond: new Map(names.map((name) => [name, "a reason"])) },
    numbers.map((number) => ({ number, source: "a source", in: [file] })),
    texts,
  ).map(({ message }) => message);

test("what a text says is in use", () => {
  expect(messagesOf(["5 call a minute", "502"], ["API_KEY"])).toEqual([]);
});

test("what no text says is a problem, and so is a file that is not there", () => {
  expect(messagesOf(["6 call a minute"], ["BASE_URL"])).toEqual([
    '"6 call a minute" is listed for docs/a.md, which does not say it.',
    'No text writes "BASE_URL" any more.',
  ]);
  expect(messagesOf(["502"], [], "docs/b.md")).toEqual([
    '"502" is listed for docs/b.md, which is not there.',
  ]);
});
