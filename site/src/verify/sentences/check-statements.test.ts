import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { sentencesOf } from "../facts/claims-of.ts";
import { checkStatements, statementsIn } from "./check-statements.ts";

const lines = (text: string) =>
  checkStatements("a.md", parseMarkdown(text)).map(({ line }) => line);

test("reports a contradiction with its file, its line and the statement", () => {
  expect(
    statementsIn({ file: "a.md", line: 3 }, "A search runs. The month counts from 0."),
  ).toEqual([
    {
      file: "a.md",
      line: 3,
      message: expect.stringMatching(
        /^"The month counts from 0\." says ".*0", which contradicts site\/src\/verify\/statements\/values\.ts:\d+, "month: count from 1\." Reword it, or except it there\.$/,
      ),
    },
  ]);
});

test("paragraphs, rows, headings, comments, alternative texts and captions are read", () => {
  const wrong = "Departure times are in UTC.";
  expect(lines(`${wrong}\n`)).toEqual([1]);
  expect(lines(`# A\n\n## ${wrong}\n`)).toEqual([3]);
  expect(
    lines(`| A | B |\n| --- | --- |\n| \`RESULT_ACTION_REPLACED\` | keep the results you have |\n`),
  ).toContain(3);
  expect(lines(`\`\`\`ts\nlet a = 1;\nlet b = 2; // departure times are in UTC\n\`\`\`\n`)).toEqual(
    [3],
  );
  expect(lines(`::figure{src="a" alt="${wrong}" caption="${wrong}"}\n`)).toEqual([1, 1]);
});

test("ignores claims about V1.0 and those that a table calls mistakes", () => {
  expect(lines("In V1.0, departure times are in UTC.")).toEqual([]);
  expect(
    lines("| Mistake | Right |\n| --- | --- |\n| a country by `iata` | by `entityId` |"),
  ).toEqual([]);
});

test("ignores a heading's anchor", () => {
  expect(lines("## Booking times {#departure-times-are-in-utc}\n")).toEqual([]);
});

test("a colon does not end a sentence", () => {
  expect(sentencesOf("On a 401: wait. Then stop!")).toEqual(["On a 401: wait.", "Then stop!"]);
});

test("reports a program's divisors unless they are the units' or all inverse", () => {
  const code = (micro: number, centi: number) =>
    `\`\`\`ts\nconst D = {\n  PRICE_UNIT_CENTI: ${centi},\n  PRICE_UNIT_MILLI: 1_000,\n  PRICE_UNIT_MICRO: ${micro},\n};\n\`\`\``;
  expect(lines(code(1_000_000, 100))).toEqual([]);
  expect(lines(code(1, 10_000))).toEqual([]);
  expect(lines(code(100_000, 100))).toEqual([5]);
});

test("a pronoun at the start of a sentence refers to the previous subject", () => {
  const told = (text: string) => statementsIn({ file: "a.md" }, text).length;
  expect(told("Pricing options have agents. They are ordered by price.")).toBe(1);
  expect(told("Most airports have a code. They are ordered by price.")).toBe(0);
  expect(told("`action` is new. It tells you whether the search has finished.")).toBeGreaterThan(0);
  expect(told("`action` is new. It tells you what to do with the results.")).toBe(0);
  expect(told("`status` is new. It tells you whether the search has finished.")).toBe(0);
  const same = "It's the same in every API.";
  expect(statementsIn({ file: "a.md" }, `Store the code. ${same}`, "IDs")).toHaveLength(1);
  const entity = `From then on, store the entityId. ${same}`;
  expect(statementsIn({ file: "a.md" }, entity, "IDs")).toEqual([]);
  expect(told("`onRetry` is called before each wait. If it throws, the call goes on.")).toBe(1);
  expect(told("`onRetry` is called before each wait. If it throws, the call ends.")).toBe(0);
});

test("a label at the start is the subject of all that follows", () => {
  const told = (text: string) => statementsIn({ file: "a.md" }, text).length;
  expect(told("By route: one group for each pair. The cheapest quote comes first.")).toBe(1);
  expect(told("By date: one group for each day. The cheapest quote comes first.")).toBe(0);
  expect(told("One group for each pair. The cheapest quote comes first.")).toBe(0);
});

test("checks a cell against the status of its column", () => {
  const table = (first: string, second: string) =>
    `| Question | 401 | 403 |\n| --- | --- | --- |\n| Meaning | ${first} | ${second} |\n`;
  const [missing, denied] = ["no valid key was sent", "the key has no access"];
  expect(lines(table(missing, denied))).toEqual([]);
  expect(lines(table(denied, missing))).toEqual([3, 3]);
});

test("checks a sentence in the context of its page's path", () => {
  const tree = parseMarkdown("The lists are now maps.");
  expect(checkStatements("site/content/docs/culture/markets.md", tree)).not.toEqual([]);
  expect(checkStatements("site/content/docs/geo/overview.md", tree)).toEqual([]);
});

test("reports a wrong order and a missing word as such", () => {
  const [order] = statementsIn({ file: "a.md" }, "Read the status, the action, wait, and poll.");
  expect(order?.message).toContain("has another order than site/src/verify/statements/");
  const [word] = statementsIn({ file: "a.md" }, "The data is licensed under CC BY 4.0.");
  expect(word?.message).toContain('lacks "SA", which contradicts');
});

test("reports numbered steps in another order", () => {
  const told = (...steps: string[]) =>
    checkStatements("a.md", parseMarkdown(`Text.\n\n${steps.join("\n")}`)).map(
      ({ message }) => message,
    );
  const [action, status] = ["1. Check `action`. Then go on.", "1. Check `status`."];
  const rest = ["1. Wait.", "1. Poll again until it ends."];
  expect(told(action, status, ...rest)).toEqual([]);
  expect(told(status, action, ...rest)).toEqual([
    expect.stringContaining('"Check status. Check action. Wait. Poll again until it ends." has'),
  ]);
  expect(told("- Check `status`.", "- Check `action`.", "- Wait.", "- Poll.")).toEqual([]);
});

test("a unit without a divisor may have any number", () => {
  expect(lines("```ts\nconst D = { PRICE_UNIT_UNSPECIFIED: 0 };\n```")).toEqual([]);
});
