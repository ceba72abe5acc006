import { expect, test } from "vitest";
import type { Contract } from "../../../../contract/src/model.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { wrongSummaries } from "./wrong-summaries.ts";

/** With another summary of a response's example. */
const withResponse = (name: string, summary: string): Contract => ({
  ...contract,
  specifications: contract.specifications.map((specification) => ({
    ...specification,
    operations: specification.operations.map((operation) => ({
      ...operation,
      responses: operation.responses.map((response) => ({
        ...response,
        examples: response.examples.map((example) =>
          example.name === name ? { ...example, summary } : example,
        ),
      })),
    })),
  })),
});

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

test("reports a summary with a value that its example lacks", () => {
  expect(wrongSummaries(contract)).toEqual([]);
  expect(wrongSummaries(withSummary("Three legs, for business travellers"))).toEqual([]);
  expect(wrongSummaries(withSummary("Three legs, in premium-economy class"))).toMatchObject([
    {
      message: 'The summary of the example "multiCity" says "premium economy".',
      nearest: "business",
    },
  ]);
});

test("reports a summary with another country than its example's", () => {
  const [wrong, ...more] = wrongSummaries(withResponse("nearestCulture", "An address in France"));
  expect(wrong?.message).toBe('The summary of the example "nearestCulture" says "France".');
  expect(more).toEqual([]);
});

test("reports a summary with another field than the error's", () => {
  const wrong = wrongSummaries(withResponse("badRequest", "The locale isn't known"));
  expect(wrong.map(({ nearest }) => nearest)).toContain("query.adults");
  expect(wrong.map(({ nearest }) => nearest)).not.toContain("locale");
});

test('reports "missing" in a summary of a request with a disallowed value', () => {
  const [mistake] = wrongSummaries(withResponse("badRequest", "A required field is missing"));
  expect(mistake).toMatchObject({
    message: 'The summary of the example "badRequest" says "missing".',
    nearest: "query.adults: 0",
  });
});
