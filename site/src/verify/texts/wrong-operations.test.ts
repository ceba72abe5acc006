import { expect, test } from "vitest";
import type { Contract } from "../../../../contract/src/model.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { wrongOperations } from "./wrong-operations.ts";

const withDescription = (schema: string, description: string): Contract => ({
  ...contract,
  specifications: contract.specifications.map((specification) => {
    const own = specification.schemas.get(schema);
    const schemas = new Map(specification.schemas);
    if (own) schemas.set(schema, { ...own, description });
    return { ...specification, schemas };
  }),
});
const rightIn = (schema: string, description: string) =>
  wrongOperations(withDescription(schema, description)).map(({ nearest }) => nearest);

test("reports a body or response of other operations than the schema's", () => {
  expect(wrongOperations(contract)).toEqual([]);
  const both = "The response of `pollLiveSearch` and `createLiveSearch`.";
  expect(rightIn("LiveSearchResponse", both)).toEqual([]);
  expect(rightIn("LiveSearchResponse", "The response of `pollLiveSearch`.")).toEqual([
    "createLiveSearch, pollLiveSearch",
  ]);
  const more = "The response of `listCurrencies` and `findNearestCulture`.";
  expect(rightIn("CurrenciesResponse", more)).toEqual(["listCurrencies"]);
  expect(rightIn("LiveSearchRequest", "The body of `pollLiveSearch`.")).toEqual([
    "createLiveSearch",
  ]);
});

test("ignores a description that names no operation", () => {
  expect(rightIn("LiveSearchResponse", "The response of a live search.")).toEqual([]);
});
