import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { readNames } from "../names/read-names.ts";
import { checkRowNames } from "./check-row-names.ts";

const names = readNames(contract, migrations);

test("every name in the words of the rows is one of 3.0 or of V1.0", () => {
  expect(checkRowNames(migrations, names)).toEqual([]);
});

test("reports an unknown name with the line of its row", () => {
  const [live] = [...migrations.values()].filter(({ api }) => api.id === "live-prices");
  const [call] = live?.calls ?? [];
  if (!live || !call) throw new Error("live prices has no calls");
  const changed = new Map([["live-prices", { ...live, calls: [{ ...call, how: "`queryLegz`" }] }]]);
  expect(checkRowNames(changed, names)).toEqual([
    {
      ...call.source,
      message: 'Unknown name "queryLegz".',
      nearest: "queryLegs",
    },
  ]);
});

test("reports a row that contradicts a statement about its field", () => {
  const [shared] = [...migrations.values()].filter(({ parts }) =>
    parts.some(({ pairs }) => pairs.some(({ field }) => field.name === "429")),
  );
  const pairs = shared?.parts.flatMap((part) => part.pairs) ?? [];
  const pair = pairs.find(({ field }) => field.name === "429");
  const [part] = shared?.parts ?? [];
  if (!shared || !pair || !part) throw new Error("V1.0 has no 429");
  const changed = { ...shared, parts: [{ ...part, pairs: [{ ...pair, how: "Give up." }] }] };
  expect(checkRowNames(new Map([["shared", changed]]), names)).toMatchObject([
    { line: pair.source.line, message: expect.stringContaining("429: Give up.") },
  ]);
});
