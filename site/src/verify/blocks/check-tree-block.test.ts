import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import type { BlockContext } from "./block-context.ts";
import { checkTreeBlock } from "./check-tree-block.ts";
import { readBlocks } from "./read-blocks.ts";

function check(schema: string, ...lines: readonly string[]) {
  const [block] = readBlocks("a.md", [`\`\`\`text tree="${schema}"`, ...lines, "```"].join("\n"));
  if (!block) throw new Error("There is no block.");
  // The tree is checked against the contract alone.
  return checkTreeBlock(block, { contract } as BlockContext).map(({ line, message, nearest }) => [
    line,
    message,
    nearest,
  ]);
}

test("accepts members of the branch they are on, at any depth", () => {
  const lines = [
    "query",
    "├─ queryLegs[]",
    "│  ├─ originPlaceId, destinationPlaceId   iata or entityId",
    "│  └─ date   year, month, day",
    "├─ market",
    "├─ queryLegs[]   originPlaceId or date: true",
    "└─ cabinClass",
  ];
  expect(check("LiveSearchRequest", ...lines)).toEqual([]);
});

test.each([
  [["querry"], 2, 'LiveSearchRequest has no member "querry".', "query"],
  [["query", "├─ date"], 3, 'LiveQuery has no member "date".', expect.stringContaining(", ")],
  [["query", "├─ queryLegs"], 3, 'LiveQuery has no member "queryLegs".', "queryLegs[]"],
  [["query", "├─ market[]"], 3, 'LiveQuery has no member "market[]".', "market"],
  [
    ["query", "├─ queryLegs[]", "├─ date   year"],
    4,
    'LiveQuery has no member "date".',
    expect.any(String),
  ],
  [
    ["query", "└─ queryLegs[]", "   └─ date   year, mouth"],
    4,
    'LocalDate has no member "mouth".',
    "month",
  ],
  [["query", "├─ market", "│  └─ code"], 4, 'LiveSearchRequest has no member "code".', ""],
  [["query", "└─ market, or locales"], 3, 'LiveQuery has no member "locales".', "locale"],
])("rejects %j", (lines, ...told) => {
  expect(check("LiveSearchRequest", ...lines)[0]).toEqual(told);
});

test("reports a list of members without one that is required", () => {
  expect(check("LiveSearchRequest", "query", "└─ queryLegs[]", "   └─ date   year, month")).toEqual(
    [[4, "LocalDate requires day, too.", "year, month, day"]],
  );
});

test("reports an unknown schema with the nearest", () => {
  expect(check("LiveSearchReqest", "query")).toEqual([
    [1, 'The contract has no schema "LiveSearchReqest".', "LiveSearchRequest"],
  ]);
});
