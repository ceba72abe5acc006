import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { readNames } from "../names/read-names.ts";
import { checkFigures } from "./check-figures.ts";

const names = readNames(contract, migrations);
const scope = names.scopes.ofRoute("/docs/intro");

const check = (lines: readonly string[], { alt = "A drawing.", numbers = false } = {}) => {
  const tree = parseMarkdown(`::figure{src="a" alt="${alt}"}`);
  const figures = new Map([["a", lines.join("\n")]]);
  return checkFigures(tree, figures, names, scope, numbers ? [] : undefined);
};
const code = (text: string) => `<text class="fig-mono">${text}</text>`;

test.each([
  code("age<tspan>nts</tspan>"),
  '<g class="fig-mono"><text>agents</text></g><text>agentz</text>',
  '<g class="fig-mono"><g class="b"></g><text>agents</text></g><text>agentz</text>',
])("%s has no unknown name", (svg) => {
  expect(check([svg])).toEqual([]);
});

test.each([
  '<g class="fig-mono"><g class="b"><text>agentz</text></g></g>',
  "<title>The sessionTokens of it</title>",
  "<desc>The sessionTokens of it</desc>",
])("%s has an unknown name", (svg) => {
  expect(check(["<svg>", svg])).toMatchObject([{ line: 2 }]);
});

test.each([
  ["?apiKey=", "A drawing.", 1],
  ["?apiKey=", "A drawing of V1.0.", 0],
  ["x-api-key", "A drawing.", 0],
])("%s in %j has %d unknown parameters", (text, alt, count) => {
  const told = check([code(text)], { alt }).map(({ message }) => message);
  const strange = told.filter((message) => message.startsWith("No call"));
  expect(strange).toHaveLength(count);
});

const above = (x: number, y: number, of = 1) =>
  check(
    [
      `<text x="${of}" y="50" class="fig-mono">NOT_MODIFIED</text>`,
      `<text x="${x}" y="${y}">use content</text>`,
    ],
    { numbers: true },
  ).length;

test("a text is about the code close above it in its column", () => {
  expect(above(1, 85)).toBe(1);
  expect(above(1.5, 85, 1.5)).toBe(1);
  expect(above(1.5, 85, 2.5)).toBe(0);
  expect(above(1, 90)).toBe(0);
  expect(above(1, 50)).toBe(0);
  expect(above(1, 95)).toBe(0);
  expect(above(1, 40)).toBe(0);
  expect(above(2, 70)).toBe(0);
});

test("reports a text that contradicts the value above it", () => {
  const below = (text: string) =>
    check(
      [
        '<text x="1" y="50" class="fig-mono">NOT_MODIFIED</text>',
        `<text x="1" y="75">${text}</text>`,
      ],
      { numbers: true },
    ).length;
  expect(below("keep what you hold")).toBe(0);
  expect(below("remove what you hold")).toBeGreaterThan(0);
});

test("checks only figures, with their alternative text as context", () => {
  const tree = parseMarkdown('::video{src="a"}');
  expect(checkFigures(tree, new Map([["a", code("agentz")]]), names, scope)).toEqual([]);
  const told = (alt: string) => check(["<text>wait for it</text>"], { alt, numbers: true }).length;
  expect(told("404 Not found")).toBeGreaterThan(0);
  expect(told("429 Too many calls")).toBe(0);
});

test("reports a name with its entities decoded", () => {
  expect(check([code("&lt;agentz&amp;&gt;")])).toMatchObject([
    { message: expect.stringMatching(/^Unknown name "<agentz&>"\./) },
  ]);
});

const texts = (...words: readonly string[]) => words.map((word) => `<text>${word}</text>`);

test("reports places drawn out of order by level", () => {
  expect(check(texts("An airport", "a city", "country", "continent", "airport"))).toEqual([]);
  expect(check(texts("Place", "city"))).toEqual([]);
  expect(check(texts("An airport", "its country"))).toEqual([
    {
      file: "site/content/figures/a.svg",
      message: "In the drawing, country follows airport.",
      nearest: "airport, city, country, continent",
    },
  ]);
});

test("reports a number without a source in a drawing", () => {
  const lived = ["<svg>", "<text>It lives for 61 minutes</text>"];
  expect(check(lived)).toEqual([]);
  expect(check(lived, { numbers: true })).toContainEqual(
    expect.objectContaining({ line: 2, message: expect.stringContaining("has no source") }),
  );
});

test("reads code in parts, and an amount with its unit", () => {
  expect(check([code("128.450 · agents"), code("agents, carriers")])).toEqual([]);
  expect(check([code("agents, carrierz")])).toMatchObject([{ line: 1 }]);
  const price = [code('"128450"'), code("PRICE_UNIT_MILLI"), "<text>£12.845</text>"];
  expect(check(price)).toEqual([]);
  expect(check(price, { numbers: true })).toContainEqual(
    expect.objectContaining({ nearest: "128.45" }),
  );
});

test("accepts V1.0 parameters only on a page or in a drawing about V1.0", () => {
  const tree = parseMarkdown('::figure{src="a" alt="A drawing."}');
  const told = (about: readonly string[], ...more: readonly string[]) =>
    checkFigures(
      tree,
      new Map([["a", [code("?ipAddress=&amp;apiKey="), ...more].join("\n")]]),
      names,
      names.scopes.of(about),
    ).filter(({ message }) => message.startsWith("No call")).length;
  expect(told(["culture"])).toBe(1);
  expect(told(["V1.0 live-prices", "culture"])).toBe(1);
  expect(told(["V1.0 live-prices"])).toBe(0);
  expect(told(["culture"], "<text>In V1.0</text>")).toBe(0);
});

test.each(["agents ÷ 1,000", "agents = $128.45", "agents → 128,45 €", "\n  agents\n"])(
  "%j has no unknown name",
  (text) => {
    expect(check([code(text)])).toEqual([]);
  },
);

test("reads a text of several lines, and ignores a word that only ends like a level", () => {
  expect(check(["<svg>", "<desc>The\nsessionTokens of it</desc>"])).toMatchObject([{ line: 3 }]);
  expect(check(texts("A continent", "Capacity"))).toEqual([]);
});
