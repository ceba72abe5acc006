import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { createFixedSandbox } from "../../samples/fixed-sandbox.ts";
import { recordSearch } from "./record-search.ts";

const search = await recordSearch(contract, createFixedSandbox());

test("a search is recorded from create to its end, a call each second", () => {
  expect(search.map(({ call }) => call)).toEqual(search.map((_, at) => (at ? "poll" : "create")));
  expect(search.map(({ at }) => at)).toEqual(search.map((_, index) => index * 1000));
  expect(search.map(({ status }) => status === "COMPLETE").indexOf(true)).toBe(search.length - 1);
});

test("unchanged responses have no results and less than a hundredth of the bytes", () => {
  const [unchanged = [], replaced = []] = ["NOT_MODIFIED", "REPLACED"].map((action) =>
    search.filter((call) => call.action === action),
  );
  expect(unchanged.length).toBeGreaterThan(0);
  expect(unchanged.every(({ itineraries }) => itineraries === 0)).toBe(true);
  const smallest = Math.min(...replaced.map(({ bytes }) => bytes));
  expect(Math.max(...unchanged.map(({ bytes }) => bytes))).toBeLessThan(smallest / 100);
  expect(search.every(({ bytes, gzip }) => gzip < bytes)).toBe(true);
});

test("recording the search again in the fixed sandbox gives the same result", async () => {
  expect(await recordSearch(contract, createFixedSandbox())).toEqual(search);
});
