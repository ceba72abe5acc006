import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { readNames } from "../names/read-names.ts";
import { checkSandboxTexts } from "./check-sandbox-texts.ts";

const names = readNames(contract, migrations);
const told = (module: string, subject: string, text: string) =>
  checkSandboxTexts(names, [{ file: `sandbox/src/${module}.ts`, line: 3, subject, text }]);

test("accepts every text of the sandbox", () => {
  expect(checkSandboxTexts(names)).toEqual([]);
});

test.each([
  ["scenarios/scenarios", "no-results", "The search stays incomplete."],
  ["scenarios/scenarios", "slow", "The search never completes."],
  ["node/settings/setting-texts", "SANDBOX_SEED", "other airports, flights and prices"],
  ["node/settings/setting-texts", "SANDBOX_NOW", "another time, at which it stops"],
  ["scenarios/quirks", "odd-ids", "Some `kittens` have odd IDs."],
])("reports in %s what %s isn't: %s", (module, subject, text) => {
  expect(told(module, subject, text)[0]).toMatchObject({ line: 3 });
});

test("names in settings come from the code that reads them", () => {
  expect(told("node/settings/setting-texts", "PORT", "the port, as `kittens` says")).toEqual([]);
});
