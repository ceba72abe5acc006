import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { claimsOf, shorten } from "./claims-of.ts";

const textsOf = (...lines: readonly string[]) =>
  claimsOf(parseMarkdown(lines.join("\n"))).map(({ text }) => text);

test("reads a row as a whole, plus each cell whose head names its subject", () => {
  expect(
    textsOf("| Topic | V1.0 | In 3.0 |", "| --- | --- | --- |", "| Ids | numbers | text |"),
  ).toEqual([
    "Topic | V1.0 | In 3.0",
    "Ids | numbers | text",
    "Ids, in V1.0: numbers",
    "Ids, in 3.0: text",
  ]);
  expect(
    textsOf("| Place | Live | Note |", "| --- | --- | --- |", "| country | no | two letters |"),
  ).toEqual(["Place | Live | Note", "country | no | two letters", "country, Live: no"]);
});

test("ignores the first column of a table of mistakes", () => {
  const [, row] = textsOf("| Mistake | Do this |", "| --- | --- |", "| guess a price | ask |");
  expect(row).toBe("ask");
});

test("reads the other cells of a table of mistakes as separate claims", () => {
  const [, , ...cells] = textsOf(
    "| Mistake | Why | Do |",
    "| - | - | - |",
    "| guess | it's old | ask |",
  );
  expect(cells).toEqual(["it's old", "ask"]);
});

test("joins a comment to the code before it", () => {
  expect(textsOf("```ts", "const PAUSE = 1_000; // milliseconds", "```")).toEqual([
    "const PAUSE = 1_000; milliseconds",
  ]);
});

const claims = (...lines: readonly string[]) => claimsOf(parseMarkdown(lines.join("\n")), "Title");

test("a claim's context is its title, heading, table head and row", () => {
  const table = ["## Steps {#steps}", "", "| Place | Live |", "| - | - |", "| city | yes |"];
  expect(claims(...table)).toEqual([
    { text: "Steps", about: "Title Steps {#steps}", line: 1 },
    { text: "Place | Live", about: "Title Steps {#steps} Place Live", line: 3 },
    { text: "city | yes", about: "Title Steps {#steps} Place Live", line: 5 },
    { text: "city, Live: yes", about: "Title Steps {#steps} city", line: 5 },
  ]);
  const mistakes = claims("| Mistake | Do |", "| - | - |", "| guess | ask |");
  expect(mistakes[1]).toEqual({ text: "ask", about: "Title  Mistake Do guess", line: 3 });
});

test("a comment's context is the line of code below it", () => {
  expect(claims("Text.", "", "```ts", "// in seconds", "const retryAfter = 1;", "```")[1]).toEqual({
    text: " in seconds",
    about: "const retry-After = 1;",
    line: 4,
  });
});

test("the texts of figures are claims", () => {
  expect(textsOf('::figure{src="a" alt="A price" caption="It rises"}')).toEqual([
    "A price",
    "It rises",
  ]);
});

test("drops several names before a colon, but uses a single one as the subject", () => {
  expect(textsOf("`failed`, `omitted`: see below.")).toEqual(["see below."]);
  expect(textsOf("`failed`: see below.")).toEqual(["failed: see below."]);
});

test("reads the first column separately only if its head is a status", () => {
  expect(textsOf("| Live | Note |", "| - | - |", "| Filters | none |")).toEqual([
    "Live | Note",
    "Filters | none",
  ]);
  expect(textsOf("| 401 | 403 |", "| - | - |", "| no key | no access |")).toEqual([
    "401 | 403",
    "no key | no access",
    "401: no key",
    "403: no access",
  ]);
});

test.each([
  [80, 80],
  [81, 80],
])("a sentence of %i characters is quoted with %i", (length, quoted) => {
  const short = shorten("a".repeat(length));
  expect([short.length, short.endsWith("…")]).toEqual([quoted, length > quoted]);
});
