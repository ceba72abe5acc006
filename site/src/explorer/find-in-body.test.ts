import { expect, test } from "vitest";
import { findInBody } from "./find-in-body.ts";

const body = {
  status: "RESULT_STATUS_COMPLETE",
  content: {
    legs: { "leg-1": { stopCount: 0, durationInMinutes: 80 } },
    legIds: ["leg-1", "leg-2"],
    isDirect: true,
    sustainability: null,
  },
};

test("finds names, ids and values anywhere, in the order of the body", () => {
  expect(findInBody(body, "leg-1")).toEqual([
    ["content", "legs", "leg-1"],
    ["content", "legIds", 0],
  ]);
  expect(findInBody(body, "durationInMinutes")).toEqual([
    ["content", "legs", "leg-1", "durationInMinutes"],
  ]);
  expect(findInBody(body, "80")).toEqual([["content", "legs", "leg-1", "durationInMinutes"]]);
});

test("ignores case and surrounding spaces, and matches a part", () => {
  expect(findInBody(body, " status_comp ")).toEqual([["status"]]);
});

test("true and null are found as JSON writes them", () => {
  expect(findInBody(body, "true")).toEqual([["content", "isDirect"]]);
  expect(findInBody(body, "null")).toEqual([["content", "sustainability"]]);
});

test("does not match the index of an item", () => {
  expect(findInBody({ ids: ["a", "b"] }, "1")).toEqual([]);
});

test("finds nothing for an empty query or in a plain value", () => {
  expect(findInBody(body, "  ")).toEqual([]);
  expect(findInBody("text", "text")).toEqual([]);
});
