import { expect, test } from "vitest";
import type { Contract } from "../../../../contract/src/model.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { wrongSummaries } from "./wrong-summaries.ts";

/** With another summary of the query of three legs, which has CABIN_CLASS_BUSINESS. */
const withSummary = (summary: string): Contract => ({
  ...contract,
  specifications: contract.specifications.map((specification) => ({
    ...specification,
    operations: specification.operations.map((operation) => ({
      ...operation,
      ...(operation.requestBody && {
        requestBody: {
          ...operation.requestBody,
          examples: operation.requestBody.examples.map((example) =>
            example.name === "multiCity" ? { ...example, summary } : example,
          ),
        },
      }),
    })),
  })),
});

test("a summary names the values that its example has", () => {
  expect(wrongSummaries(contract)).toEqual([]);
  expect(wrongSummaries(withSummary("Three legs, for business travellers"))).toEqual([]);
  expect(wrongSummaries(withSummary("Three legs, in premium-economy class"))).toMatchObject([
    {
      message: 'The summary of the example "multiCity" says "premium economy".',
      nearest: "business",
    },
  ]);
});
