import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkCodeValues } from "./check-code-values.ts";

const problemsOf = (text: string) => checkCodeValues("a.md", parseMarkdown(text));
const fence = "```";

test("reports a compared status that no operation returns", () => {
  const program = (status: number) =>
    `${fence}ts\nconst isGone =\n  response.status === ${status};\n${fence}`;
  expect(problemsOf(program(404))).toEqual([]);
  expect(problemsOf(program(200))).toEqual([]);
  expect(problemsOf(program(410))).toMatchObject([
    { line: 3, message: "No operation returns 410." },
  ]);
});

test.each([
  ["if (status >= 500) {\n  throw new Error();\n}", 1],
  ["if (response.status > 400) throw new Error();", 1],
  ["if (status >= 500) {\n  const { message } = body;\n  throw new Error(message);\n}", 1],
  ["if (status >= 400) {\n  throw new Error();\n}", 0],
  ["if (status > 399) throw new Error();", 0],
  ["if (status !== 200) throw new Error();", 0],
  ["if (status >= 500) {\n  await pause();\n}\nthrow new Error();", 0],
  ["  if (status >= 500) {\n    await pause();\n  }\n  throw new Error();", 0],
])("a program that throws from a status on throws for all errors: %s", (code, count) => {
  const found = problemsOf(`${fence}ts\n${code}\n${fence}`);
  expect(found).toHaveLength(count);
  for (const one of found) expect(one).toMatchObject({ line: 2, nearest: "status >= 400" });
});

test.each([
  ['new Set([\n  "RESULT_STATUS_COMPLETE",\n  "RESULT_STATUS_UNSPECIFIED",\n])', 1],
  ['["RESULT_STATUS_COMPLETE", "RESULT_STATUS_FAILED", "RESULT_STATUS_INCOMPLETE"]', 1],
  ["{'RESULT_STATUS_FAILED', 'RESULT_STATUS_INCOMPLETE'}", 1],
  ['["RESULT_STATUS_FAILED", "RESULT_STATUS_COMPLETE"]', 0],
  ['["RESULT_STATUS_INCOMPLETE", "RESULT_STATUS_UNSPECIFIED"]', 0],
  ['{ "status": "RESULT_STATUS_COMPLETE" }', 0],
])("a list of statuses that end a search has all of them: %s", (list, count) => {
  const found = problemsOf(`${fence}ts\nconst FINAL = ${list};\n${fence}`);
  expect(found).toHaveLength(count);
  for (const one of found)
    expect(one).toMatchObject({ line: 2, nearest: "RESULT_STATUS_COMPLETE, RESULT_STATUS_FAILED" });
});

test("a program of V1.0 may compare statuses that 3.0 does not return", () => {
  const old = `${fence}ts\nswitch (status) {\n  case 410: // expired\n}\n${fence}`;
  const compared = (left: string) =>
    `:::compare{left="${left}" right="3.0"}\n${old}\n\n${old}\n:::`;
  expect(problemsOf(old)).toHaveLength(1);
  expect(problemsOf(compared("V1.0"))).toMatchObject([{ line: 10 }]);
  expect(problemsOf(compared("Yours"))).toHaveLength(2);
  expect(checkCodeValues("site/content/docs/1.0/a.md", parseMarkdown(old))).toEqual([]);
});

test("reports a month that the JSON next to the sentence lacks", () => {
  const page = (month: number) =>
    `${fence}json schema="DateRange"\n{ "startDate": { "year": 2027, "month": 5 }, "endDate": { "year": 2027, "month": ${month} } }\n${fence}\n\nThis covers May 2027 to July 2027.\n`;
  expect(problemsOf(page(7))).toEqual([]);
  expect(problemsOf(page(8))).toMatchObject([{ message: "The JSON beside it has no July 2027." }]);
});

test("reports a query that is added with the wrong sign", () => {
  const program = (code: string) => `${fence}ts\n${code}\n${fence}`;
  expect(problemsOf(program(`url + (url.includes("?") ? "&" : "?");`))).toEqual([]);
  expect(problemsOf(program(`url + (url.includes("?") ? "?" : "&");`))).toMatchObject([
    { line: 2, nearest: "&" },
  ]);
});

test("reports a pause with the unit of another language", () => {
  const told = (lang: string, line: string) => problemsOf(`${fence}${lang}\n${line}\n${fence}`);
  expect(told("python", "PAUSE = 1  # milliseconds between polls")).toMatchObject([
    {
      line: 2,
      message: "A pause or timeout in python is not in milliseconds.",
      nearest: "seconds",
    },
  ]);
  expect(told("ts", "const PAUSE = 1_000; // seconds")).toMatchObject([
    { nearest: "milliseconds" },
  ]);
  expect(told("python", "PAUSE = 1  # seconds")).toEqual([]);
  expect(told("ts", "const PAUSE = 1_000; // milliseconds")).toEqual([]);
  expect(told("ts", "retryAfter: number; // seconds")).toEqual([]);
  expect(told("go", "pause := 1 // seconds")).toEqual([]);
});

test("reports months that count from the wrong number", () => {
  const program = (code: string) => `${fence}ts\n\n${code};\n${fence}`;
  expect(problemsOf(program("Date.UTC(year, month - 1, day)"))).toEqual([]);
  expect(problemsOf(program("Date.UTC(date.year, date.month, date.day)"))).toMatchObject([
    { line: 3, nearest: "date.month - 1" },
  ]);
  expect(problemsOf(program("from = { year, month: month ?? 1 }"))).toEqual([]);
  expect(problemsOf(program("from = { month: day.getUTCMonth() + 1 }"))).toEqual([]);
  expect(problemsOf(program("from = { month: day.getUTCMonth() }"))).toMatchObject([
    { line: 3, nearest: "month: day.getUTCMonth() + 1" },
  ]);
  expect(problemsOf(program("from = { year, month: month ?? 0 }"))).toMatchObject([
    { line: 3, nearest: "1" },
  ]);
});

test("reports a retry list with a status that doesn't pass by itself", () => {
  const program = (list: string) => `${fence}python\nRETRYABLE = ${list}\n${fence}`;
  expect(problemsOf(program("(429, 500, 503)"))).toEqual([]);
  expect(problemsOf(program("[0, 429, 500, 503]"))).toEqual([]);
  expect(problemsOf(program("[0, 400, 429, 500, 503]"))).toMatchObject([{ line: 2 }]);
  expect(problemsOf(program("(400, 429, 500, 503)"))).toMatchObject([
    { line: 2, nearest: "429, 500, 503" },
  ]);
});

test("ignores a list without a status to retry, and a month without JSON next to it", () => {
  expect(problemsOf(`${fence}python\nFINAL = (400, 404)\n${fence}`)).toEqual([]);
  expect(problemsOf("This covers May 2027.")).toEqual([]);
});

test("also reads the JSON below a sentence, and suggests the nearest month", () => {
  const json = `${fence}json\n{ "year": 2027, "month": 5 }\n${fence}`;
  expect(problemsOf(`This covers May 2027.\n\n${json}`)).toEqual([]);
  expect(problemsOf(`This covers May 2028.\n\n${json}`)).toMatchObject([{ nearest: "May 2027" }]);
});

test("suggests a similar status for one that no operation returns", () => {
  expect(problemsOf(`${fence}ts\nif (status === 405) stop();\n${fence}`)).toMatchObject([
    { line: 2, nearest: expect.stringMatching(/^40\d$/) },
  ]);
});

test.each(["status == 410", "status != 410", "code === 410", "code !== 410"])(
  "reads any comparison operator: %s",
  (comparison) => {
    expect(problemsOf(`${fence}ts\nif (${comparison}) stop();\n${fence}`)).toHaveLength(1);
  },
);

test.each(["(429, 503)", "[400, 429, 500, 503]", "(400, 429, 500, 503,)", "(400, 429, 503)"])(
  "%s is not the list of statuses to retry",
  (list) => {
    expect(problemsOf(`${fence}python\nRETRYABLE = ${list}\n${fence}`)).toHaveLength(1);
  },
);

test("reports a test that expects no status of its scenario", () => {
  const told = (...lines: readonly string[]) =>
    problemsOf([`${fence}ts`, ...lines, fence].join("\n")).map(({ message, nearest }) => [
      message,
      nearest,
    ]);
  const asks = (name: string) => `const headers = { "x-sandbox-scenario": "${name}" };`;
  const expects = (status: number) => `expect(response.status).toBe(${status});`;
  expect(told(asks("server-error"), expects(503))).toEqual([
    ["The scenario server-error does not play 503.", "500"],
  ]);
  expect(told(asks("unavailable"), expects(503))).toEqual([]);
  expect(told(asks("unavailable"), expects(503), expects(429))).toEqual([]);
  expect(told(asks("server-error"), asks("unavailable"), expects(429))).toEqual([]);
  expect(told(asks("slow"), expects(503))).toEqual([]);
  expect(told(asks("server-error"), "wait(1.500, port:503)")).toEqual([]);
});

test("compares a sentence with the JSON next to it, preferably above", () => {
  const block = (lang: string, month: number) =>
    `${fence}${lang}\n{ "year": 2027, "month": ${month} }\n${fence}\n\n`;
  const sentence = "This covers May 2027.\n\n";
  expect(problemsOf(block("text", 6) + sentence)).toEqual([]);
  expect(problemsOf(block("text", 6) + sentence + block("json", 7))).toHaveLength(1);
  expect(problemsOf(block("json", 5) + sentence + block("json", 6))).toEqual([]);
});
