import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { createFixedSandbox } from "../../samples/fixed-sandbox.ts";
import { returnedExamples } from "./returned-examples.ts";

test("an example counts as returned only if a response equals it in full", async () => {
  const returned = await returnedExamples(contract, {
    recall: () => undefined,
    keep: () => {},
    keyOf: (...parts) => parts.join(),
    sandbox: createFixedSandbox,
  });
  expect(returned).toContain("findNearestCulture.200-example-nearestCulture");
  expect(returned).toContain("createLiveSearch.429-example-tooManyRequests");
  expect(returned).not.toContain("createLiveSearch.200-example-partial");
});
