import { expect, test } from "vitest";
import { contract } from "../testing/contract.ts";
import { findOperation, findSchema } from "./find.ts";

test("finds operations and schemas by name", () => {
  expect(findOperation(contract, "listLocales")).toMatchObject({ value: { method: "get" } });
  expect(findSchema(contract, "Place")).toMatchObject({ value: { kind: "object", name: "Place" } });
});

test("suggests the nearest name for an unknown one", () => {
  expect(findOperation(contract, "createLiveSerach")).toEqual({
    found: false,
    mistake: {
      message: 'The contract has no operation "createLiveSerach".',
      nearest: "createLiveSearch",
    },
  });
  expect(findSchema(contract, "Itinary")).toMatchObject({ mistake: { nearest: "Itinerary" } });
});
