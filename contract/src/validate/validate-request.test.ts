import { describe, expect, test } from "vitest";
import { contract } from "../testing/contract.ts";
import type { OperationId } from "../types.ts";
import { validateRequest } from "./validate-request.ts";

const QUERY = {
  market: "UK",
  locale: "en-GB",
  currency: "GBP",
  queryLegs: [
    {
      originPlaceId: { iata: "LHR" },
      destinationPlaceId: { iata: "EDI" },
      date: { year: 2027, month: 5, day: 14 },
    },
  ],
  adults: 1,
};

function messagesOf(query: object): readonly string[] {
  return validateRequest("createLiveSearch", { body: { query } }).map(({ message }) => message);
}

describe("a live search", () => {
  test("with the required fields is valid, unknown fields included", () => {
    expect(messagesOf({ ...QUERY, colour: "blue" })).toEqual([]);
  });

  test("reports each invalid field with the expected and the received value", () => {
    const violations = validateRequest("createLiveSearch", {
      body: { query: { ...QUERY, adults: 0, market: 44 } },
    });
    expect(violations).toContainEqual({
      field: "query.adults",
      expected: "at least 1",
      received: 0,
      message: "query.adults must be at least 1; received 0.",
    });
    expect(violations).toContainEqual({
      field: "query.market",
      expected: "a text",
      received: 44,
      message: "query.market must be a text; received 44.",
    });
  });

  test("with both or none of an exclusive group gets one sentence about the group", () => {
    const leg = QUERY.queryLegs[0];
    const both = { ...leg, originPlaceId: { iata: "LHR", entityId: "1" }, destinationPlaceId: {} };
    expect(messagesOf({ ...QUERY, queryLegs: [both] })).toEqual([
      "query.queryLegs[0].originPlaceId must have exactly one of iata, entityId; received iata and entityId.",
      "query.queryLegs[0].destinationPlaceId must have exactly one of iata, entityId; received none.",
    ]);
  });

  test("suggests the nearest value for a misspelt enum value", () => {
    expect(messagesOf({ ...QUERY, cabinClass: "CABIN_CLASS_ECONOMIC" })).toEqual([
      'query.cabinClass must be one of CABIN_CLASS_UNSPECIFIED, CABIN_CLASS_ECONOMY, CABIN_CLASS_PREMIUM_ECONOMY, CABIN_CLASS_BUSINESS, CABIN_CLASS_FIRST; received "CABIN_CLASS_ECONOMIC"; the nearest is CABIN_CLASS_ECONOMY.',
    ]);
  });

  test("that isn't an object is a violation of the body", () => {
    expect(validateRequest("createLiveSearch", { body: [] })).toMatchObject([{ field: "body" }]);
    expect(validateRequest("createLiveSearch", {})).toMatchObject([{ field: "body" }]);
  });
});

test("an operation without parameters and body accepts any request", () => {
  expect(validateRequest("listCurrencies", { query: { colour: "blue" } })).toEqual([]);
});

test("requires a path parameter", () => {
  expect(validateRequest("listMarkets", { path: { locale: "en-GB" } })).toEqual([]);
  expect(validateRequest("listMarkets", {})).toMatchObject([
    { field: "locale", message: "locale is required." },
  ]);
});

const examples = contract.specifications
  .flatMap(({ operations }) => operations)
  .flatMap(({ id, requestBody }) =>
    (requestBody?.examples ?? []).map(({ name, value }) => ({ id, name, value })),
  );

test("there are request examples to check", () => {
  expect(examples.length).toBeGreaterThan(3);
});

test.each(examples)("the request example $name of $id is valid", ({ id, value }) => {
  expect(validateRequest(id as OperationId, { body: value })).toEqual([]);
});
