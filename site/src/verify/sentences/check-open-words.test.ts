import { describe, expect, test } from "vitest";
import type { OpenPoint } from "../../../../contract/src/model.ts";
import { formatProblem } from "../../../../contract/src/problems/problem.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkOpenTold } from "./check-open-told.ts";
import { checkOpenWords } from "./check-open-words.ts";

const source = { file: "geo.yaml", line: 7 };
const points: readonly OpenPoint[] = [
  { id: "list-order", question: "In which order do lists come?", source },
  { id: "session-lifetime", question: "How long does a session live?", source },
];
const openPoints = new Map(points.map((point) => [point.id, point]));
const check = (text: string) =>
  checkOpenWords("a.md", parseMarkdown(text), openPoints).map(formatProblem);

test("accepts a sentence that names the open point it leaves open", () => {
  expect(check('Sort: :open[the order is not specified]{of="list-order"}.')).toEqual([]);
  expect(check(':open[El orden no está especificado]{of="list-order"}.')).toEqual([]);
  expect(check('::open{of="list-order, session-lifetime"}')).toEqual([]);
  expect(
    check('"Not specified" means that nothing is promised. `NOT_UNSPECIFIED` is no word.'),
  ).toEqual([]);
  expect(check("«No está especificado» no promete nada.")).toEqual([]);
  expect(check(':open[Where the order isn\'t specified]{of="list-order"}, sort.')).toEqual([]);
  expect(check(':open[lifetimes aren’t documented]{of="session-lifetime"}')).toEqual([]);
  expect(check("## What is not specified")).toEqual([]);
});

test.each([
  "The order of the lists is not specified, so sort them.",
  "Sort the names: the order of a list isn't specified.",
  "Lists are sorted here; elsewhere, the order isn't specified.",
  "How long sessions live hasn’t been documented yet.",
  "Nobody says how long a session lives.",
  "Ask how long a traveller's session lives, because that isn't specified.",
  'Its order is :open[not specified]{of="list-order"}. So the order isn\'t specified.',
])("a clause with an open point's question needs no directive: %s", (text) => {
  expect(check(text)).toEqual([]);
});

describe("reports other words outside the directive with the nearest point", () => {
  test.each([
    ["The language of the airlines in lists is not specified.", "list-order"],
    ["How a session of a traveller ends is undocumented.", "session-lifetime"],
    ["The order isn't specified. A list is short.", "list-order"],
    ["In which language lists come isn't specified, but the order is.", "list-order"],
    ["The order of airlines in lists isn't specified.", "list-order"],
    ["How many sessions you may have hasn’t been documented yet.", "session-lifetime"],
    ["Nobody says what a session costs.", "session-lifetime"],
    ["- a\n- The size of lists is left open.", "list-order"],
    ["| A |\n| --- |\n| the length of lists is unspecified |", "list-order"],
    [
      'The order is :open[not specified]{of="list-order"}, and lists are not specified: the default is not specified.',
      "list-order",
    ],
  ])("%s", (text, nearest) => {
    expect(check(text)).toEqual([expect.stringContaining(`Did you mean "${nearest}"?`)]);
  });
});

test("reports a guarantee inside the directive", () => {
  expect(check(':open[The order is by code]{of="list-order"}')).toEqual([
    'a.md:1  ":open" holds words that leave nothing open: "The order is by code". Did you mean "not specified"?',
  ]);
});

test("reports an unknown open point, in a sentence and in a box", () => {
  const message = 'a.md:1  The contract has no open point "list-ordre". Did you mean "list-order"?';
  expect(check(':open[It is not specified]{of="list-ordre"}')).toEqual([message]);
  expect(check('::open{of="list-order,list-ordre"}')).toEqual([message]);
});

test("reports an open point that no page mentions, at its line in the contract", () => {
  const trees = [parseMarkdown('::open{of="list-order"}')];
  expect(checkOpenTold({ specifications: [], openPoints }, trees).map(formatProblem)).toEqual([
    expect.stringMatching(/^geo\.yaml:7 {2}No page mentions the open point "session-lifetime"/),
  ]);
});

test("a pronoun needs most of a question in its sentence, or less if the page has its directive", () => {
  const text = "Ask for the order of a list, because that isn't specified.";
  expect(check(text)).toHaveLength(1);
  expect(check(`${text}\n\n::open{of="list-order"}`)).toEqual([]);
});

test("suggests the point nearest to the clause, or none if it shares little", () => {
  const [point] = check(
    "Lists come in an order, how long a session of mine lasts isn't specified.",
  );
  expect(point).toContain('Did you mean "session-lifetime"?');
  const [little] = check("The language of airlines in lists with several pages isn't specified.");
  expect(little).not.toContain("Did you mean");
});
