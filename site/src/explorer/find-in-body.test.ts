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

test("a name, an id and a value are found wherever they stand, in the order of the body", () => {
  expect(findInBody(body, "leg-1")).toEqual([
    ["content", "legs", "leg-1"],
    ["content", "legIds", 0],
  ]);
  expect(findInBody(body, "durationInMinutes")).toEqual([
    ["content", "legs", "leg-1", "durationInMinutes"],
  ]);
  expect(findInBody(body, "80")).toEqual([["content", "legs", "leg-1", "durationInMinutes"]]);
});

test("capitals and spaces around make no difference, a part is enough", () => {
  expect(findInBody(body, " status_comp ")).toEqual([["status"]]);
});

test("true and null are found as JSON writes them", () => {
  expect(findInBody(body, "true")).toEqual([["content", "isDirect"]]);
  expect(findInBody(body, "null")).toEqual([["content", "sustainability"]]);
});

test("the number of an item is no name of it", () => {
  expect(findInBody({ ids: ["a", "b"] }, "1")).toEqual([]);
});

test("nothing is found by nothing, or in a body that is a plain value", () => {
  expect(findInBody(body, "  ")).toEqual([]);
  expect(findInBody("text", "text")).toEqual([]);
});
