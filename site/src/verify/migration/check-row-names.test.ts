import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { readNames } from "../names/read-names.ts";
import { checkRowNames } from "./check-row-names.ts";

const names = readNames(contract, migrations);

test("every name in the words of the rows is one of 3.0 or of V1.0", () => {
  expect(checkRowNames(migrations, names)).toEqual([]);
});

test("one that is not is told with the line of its row", () => {
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
