import { expect, test } from "vitest";
import type { Hint } from "./console-data.ts";
import { entryAt, suggest } from "./suggest.ts";

const WORD = { type: "string", says: "" };
const HINT: Hint = {
  ...WORD,
  fields: {
    market: WORD,
    adults: WORD,
    cabin: { ...WORD, values: ["ECONOMY", "FIRST"].map((value) => ({ value, says: "" })) },
    direct: { ...WORD, values: [true, false].map((value) => ({ value, says: "" })) },
    legs: { ...WORD, items: { ...WORD, fields: { date: WORD } } },
  },
};

/** What is offered at "|", and the text after the first of it is taken. */
function at(marked: string) {
  const caret = marked.indexOf("|");
  const text = marked.replace("|", "");
  const found = suggest(HINT, text, caret);
  if (!found) return undefined;
  const [first] = found.items;
  return {
    labels: found.items.map(({ label }) => label),
    taken: text.slice(0, found.from) + first?.text + text.slice(found.to),
  };
}

test("suggests names that are not in the object yet", () => {
  expect(at('{ "market": "UK", | }')?.labels).toEqual(["adults", "cabin", "direct", "legs"]);
  expect(at('{ "a|" }')).toEqual({
    labels: ["market", "adults", "cabin"],
    taken: '{ "market":  }',
  });
  expect(at('{ "ca|b": 1 }')).toEqual({ labels: ["cabin"], taken: '{ "cabin": 1 }' });
  expect(at('{ "legs": [ { "| } ] }')?.labels).toEqual(["date"]);
});

test("suggests values where the contract lists them", () => {
  expect(at('{ "cabin": | }')).toEqual({
    labels: ["ECONOMY", "FIRST"],
    taken: '{ "cabin": "ECONOMY" }',
  });
  expect(at('{ "cabin": "F|X", "adults": 1 }')?.taken).toBe('{ "cabin": "FIRST", "adults": 1 }');
  expect(at('{ "cabin": "FI"| }')?.taken).toBe('{ "cabin": "FIRST" }');
  expect(at('{ "direct": t|r }')?.taken).toBe('{ "direct": true }');
});

test("suggests nothing for a free text, a complete value or an unknown object", () => {
  expect(at('{ "market": "|" }')).toBeUndefined();
  expect(at('{ "cabin": "FIRST|" }')).toBeUndefined();
  expect(at('{ "other": { "|" } }')).toBeUndefined();
});

test("suggests a complete name together with names that extend it", () => {
  const hint: Hint = { ...WORD, fields: { place: WORD, placeId: WORD } };
  const found = suggest(hint, '{ "place" }', '{ "place'.length);
  expect(found?.items.map(({ label }) => label)).toEqual(["place", "placeId"]);
});

const ANCHORED: Hint = {
  ...WORD,
  fields: {
    market: { ...WORD, anchor: "market" },
    legs: {
      ...WORD,
      anchor: "legs",
      items: { ...WORD, fields: { date: { ...WORD, anchor: "legs[].date" } } },
    },
    agents: {
      ...WORD,
      anchor: "agents",
      items: { ...WORD, anchor: "agents[]" },
    },
  },
};

test.each([
  ['{\n|  "market": "UK",\n  "legs": []\n}', "market"],
  ['{\n  "market": "UK",|\n  "legs": []\n}', "market"],
  ['{\n  "market": "UK"|,\n  "legs": []\n}', "market"],
  ['{\n  "market": "UK",\n  "legs": [|\n  ]\n}', "legs"],
  ['{ "market": "UK", "legs": [{ "date": 1|, "hour": 2 }] }', "legs[].date"],
  ['{ "legs": [{ "date": 1, "hour": |2 }] }', "legs"],
  ['{ "legs": [\n    {\n|      "date":', "legs[].date"],
  ['{\n  "agents": |[\n  ]\n}', "agents"],
  ['{\n  "agents": [|\n  ]\n}', "agents[]"],
  ["{\n|\n}", undefined],
  ["|", undefined],
  ["not JSON|", undefined],
])("resolves the caret's line in %j to entry %s", (marked, anchor) => {
  const caret = marked.indexOf("|");
  expect(entryAt(ANCHORED, marked.replace("|", ""), caret)).toBe(anchor);
});

test("adds no second colon to a name whose colon follows after a space", () => {
  const text = '{ "mark" : 1 }';
  const found = suggest(HINT, text, text.indexOf("k"));
  expect(found?.items.map((item) => item.text)).toEqual(['"market"']);
});
