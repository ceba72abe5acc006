import { expect, test } from "vitest";
import { formatProblem } from "../../../../contract/src/problems/problem.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { readFrontmatter } from "../../content/read-frontmatter.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { readNames } from "../names/read-names.ts";
import { checkFrontmatterNumbers, checkNumbers, checkStatuses } from "./check-numbers.ts";
import { checkNumberList, readNumbers } from "./read-numbers.ts";

const numbers = [
  { number: "60 minute", source: "the sandbox", in: ["docs/a.md"] },
  { number: "4 day", source: "a test", in: ["docs/b.md"] },
];
const check = (text: string) =>
  checkNumbers("site/content/docs/a.md", parseMarkdown(text), numbers).map(({ line, nearest }) => [
    line,
    nearest,
  ]);

test("accepts a time in another unit", () => {
  expect(check("It lives one full hour.")).toEqual([]);
  expect(check("It lives two hours.")).toEqual([[1, undefined]]);
});

test("a program on the page is the source of its own limits", () => {
  const loop = "```js\nfor (let polls = 0; polls < 60; polls += 1) await pause();\n```\n\n";
  expect(check(`${loop}It makes at most 60 polls.`)).toEqual([]);
  expect(check(`${loop}It makes at most 50 polls.`)).toEqual([[5, undefined]]);
  expect(check(`${loop}It polls at most 60 times.`)).toEqual([]);
  expect(check(`${loop}It makes at most 60 attempts.`)).toEqual([[5, undefined]]);
  const apart = "```js\nshow();\nconst days = 60;\n```\n\n```js\nawait pause(90);\n```\n\n";
  expect(check(`${apart}It looks 60 days ahead.`)).toEqual([]);
  expect(check(`${apart}It looks 90 days ahead.`)).toEqual([[10, "4 day"]]);
  const next = "```js\nawait pause(90);\n```\n\n```js\nconst days = list();\n```\n\n";
  expect(check(`${next}It looks 90 days ahead.`)).toEqual([[9, "4 day"]]);
  const wait = "```js\nawait pause(500);\n```\n\n";
  expect(check(`${wait}It waits for half a second.`)).toEqual([]);
  expect(check(`${wait}It waits for two seconds.`)).toEqual([[5, undefined]]);
  const below = (lines: string) => check(`\`\`\`go\nMaxPolls(60)\n${lines}\n\`\`\`\n\n60 calls.`);
  expect(check("```go\nMaxPolls(60)\n```\n\nAt most 60 polls.")).toEqual([]);
  expect([below("a()\nb()\nc()\ncall()"), below("a()\nb()\nc()\nd()\ncall()")]).toEqual([
    [],
    [[10, undefined]],
  ]);
  const port = '```js\nconst base = "http://localhost:3000";\n```\n\n';
  expect(check(`${port}It waits for three seconds.`)).toHaveLength(1);
});

test("checks a number against the length of its list", () => {
  expect(check("It has two fields, a code and a name.")).toEqual([]);
  expect(check("It has two fields: `a`, whose value is new, and `b`, which is not.")).toEqual([]);
  expect(check("It has two fields: `a`, whose value is new, `b` and `c`.")).toHaveLength(1);
  expect(check("It needs two kinds of fields in a file, `a` and `b`.")).toEqual([]);
  expect(check("It needs two fields in a file, `a`, `b` and `c`.")).toHaveLength(1);
  expect(check("Create and poll are two operations.")).toEqual([]);
  expect(check("It works: a, b, and c are three operations.")).toEqual([]);
  expect(check("Create and poll are three operations.")).toHaveLength(1);
  expect(check("They are two operations.")).toHaveLength(1);
});

test("a page about an API may count its calls", () => {
  const { scopes } = readNames(contract, migrations);
  const about = (id: string, text: string) =>
    checkNumbers("site/content/docs/a.md", parseMarkdown(text), [], scopes.of([id])).length;
  expect(about("culture", "Of its four calls, one needs no key.")).toBe(0);
  expect(about("culture", "None of the four requests has a body.")).toBe(0);
  expect(about("culture", "Of its five calls, one needs no key.")).toBe(1);
  expect(about("geo", "Of its four calls, one needs no key.")).toBe(1);
});

test("the rest of a hundred and an example need no source", () => {
  const percent = [{ number: "6 %", source: "the contract", in: ["docs/a.md"] }];
  const inPercent = (text: string) =>
    checkNumbers("site/content/docs/a.md", parseMarkdown(text), percent).length;
  expect(inPercent("At least 6% below it, which is at most 94% of it.")).toBe(0);
  expect(inPercent("At most 94% of it.")).toBe(1);
  expect(inPercent("At least 6% below it. One at 5%, for example, isn't one.")).toBe(0);
  expect(inPercent("One at 5%, for example. It is 5% below it.")).toBe(1);
});

test("ignores a repeated or a hypothetical number", () => {
  expect(check("A caller of three replicas can make three times as many.")).toEqual([]);
  expect(check("It is three times as many for three replicas.")).toEqual([]);
  expect(check("It is three times as many.")).toEqual([[1, undefined]]);
  expect(check("Never run two polls at once.")).toEqual([]);
  expect(check("Run at most two polls at once.")).toEqual([[1, undefined]]);
  expect(check("A leg with two stops is longer.")).toEqual([]);
  expect(check("If two children are 4 and 11 years old, send both.")).toEqual([]);
  expect(check("If a child is 11 years old, send it.")).toEqual([[1, undefined]]);
  expect(check("Each leg has two stops.")).toEqual([[1, undefined]]);
  expect(check("Send at most one megabyte, and wait.")).toHaveLength(1);
});

test("reports a number without a source for its file", () => {
  expect(check("It lives for 60 minutes.")).toEqual([]);
  expect(check("One.\n\nIt lives for 90 minutes.")).toEqual([[3, "60 minute"]]);
  expect(check("It is kept for 5 minutes.")).toEqual([[1, "60 minute"]]);
  expect(check("It waits for 30 seconds.")).toEqual([[1, ':value{of="client.timeout"}']]);
  const ranges = [
    { number: "9 minute", source: "a test", in: [] },
    { number: "1 to 50", source: "a test", in: [] },
    ...numbers,
  ];
  const nearest = (text: string) =>
    checkNumbers("site/content/docs/a.md", parseMarkdown(text), ranges).map((one) => one.nearest);
  expect(nearest("For 5 minutes, from 0 to 7.")).toEqual(["60 minute", undefined]);
});

test("counts kinds in the table that shows them", () => {
  const table = "| Kind |\n| --- |\n| a |\n| b |\n| c |";
  expect(check(`There are three kinds.\n\n${table}`)).toEqual([]);
  expect(check(`There are four kinds.\n\n${table}`)).toHaveLength(1);
  expect(check("There are three kinds.")).toHaveLength(1);
});

test("the list after a number is its source", () => {
  expect(check("Each has two minutes, a long one and a short one.")).toEqual([]);
  expect(check("Each has three minutes, a long one and a short one.")).toEqual([[1, "60 minute"]]);
});

test("a problem quotes the writer's words, and says what to do", () => {
  const messages = (text: string) =>
    checkNumbers("site/content/docs/a.md", parseMarkdown(text), numbers).map(formatProblem);
  expect(messages("It is kept for four days.")).toEqual([
    'site/content/docs/a.md:1  "four days" has a source for other files only: print it, remove it, or add this file to "4 day" in site/numbers.yaml.',
  ]);
  expect(messages("It takes two calls.")).toEqual([
    'site/content/docs/a.md:1  "two calls" has no source: print it, remove it, or add "2 call" to site/numbers.yaml, with its source and this file.',
  ]);
});

test("reports a status that no operation of the page documents", () => {
  const { scopes } = readNames(contract, migrations);
  const statuses = (text: string, route: string) =>
    checkStatuses("a.md", parseMarkdown(text), [], scopes.ofRoute(route)).map(
      ({ message }) => message,
    );
  expect(statuses("It answers 404, or 429.", "/docs/intro")).toEqual([]);
  expect(statuses("It answers 409.", "/docs/intro")).toHaveLength(1);
  expect(statuses("It answered 410.", "/docs/1.0/flights-live-prices")).toEqual([]);
});

test("every number that is listed has a source", () => {
  expect(readNumbers().length).toBeGreaterThan(30);
  expect(checkNumberList(readNumbers())).toEqual([]);
  expect(checkNumberList([{ number: "7 call a minute", in: [] }])).toMatchObject([
    { file: "site/numbers.yaml", message: '"7 call a minute" has no source.' },
  ]);
});

test("a source covers any text about its subject, in any case, and a status only its pages", () => {
  const about = [{ number: "7 call", source: "a test", about: "replicas", in: [] }];
  const told = (text: string) => checkNumbers("a.md", parseMarkdown(text), about).length;
  expect([told("Replicas make at most 7 calls."), told("They make at most 7 calls.")]).toEqual([
    0, 1,
  ]);
  const scope = readNames(contract, migrations).scopes.of(["geo"]);
  const status = [{ number: "409", source: "a test", in: ["docs/a.md"] }];
  const statusesOf = (file: string) =>
    checkStatuses(file, parseMarkdown("For 61 minutes, 409."), status, scope).length;
  expect(statusesOf("site/content/docs/a.md")).toBe(0);
  expect(statusesOf("site/content/es/docs/a.md")).toBe(0);
  expect(statusesOf("site/content/es/docs/b.md")).toBe(1);
});

test("checks only the frontmatter's own texts, each at its line", () => {
  const text = "---\ntitle: In 9 calls\ndescription: In 8 calls.\n---\n";
  const { frontmatter, lines } = readFrontmatter("a.md", text);
  const source = { file: "a.md", route: "/docs/a", text };
  const told = checkFrontmatterNumbers({ source, frontmatter, lines }, []);
  expect(told.map(({ line }) => line)).toEqual([2, 3]);
});
