import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { inputsOf } from "./inputs-of.ts";

const operations = contract.specifications.flatMap((one) => one.operations);
const inputs = (id: string) => operations.filter((one) => one.id === id).map(inputsOf);

test("lists parameters, and fields of the body at every depth", () => {
  expect(inputs("listMarkets")).toEqual([new Set(["locale"])]);
  expect(inputs("listLocales")).toEqual([new Set()]);
  const [create] = inputs("createLiveSearch");
  expect(["query", "market", "queryLegs", "iata", "year"].every((name) => create?.has(name))).toBe(
    true,
  );
  expect(create?.has("sessionToken")).toBe(false);
});
