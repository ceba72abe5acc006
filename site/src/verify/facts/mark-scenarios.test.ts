import { expect, test } from "vitest";
import { markScenarios, unmark } from "./mark-scenarios.ts";

test.each([
  ["XX3 and 99900003 are for never-completes.", "<slow> and <slow> are for <never-completes>."],
  ["The scenarios delayed and hanging wait.", "The scenarios <delayed> and <hanging> wait."],
  ["With moving, prices change.", "With <moving>, prices change."],
  ["XX1 plays slow.", "<failed> plays <slow>."],
  ["flaky fails, then works.", "<flaky> fails, then works."],
  // Ordinary words, and the name of an error.
  ["A slow network delays large responses.", "A slow network delays large responses."],
  ["You get too-many-requests or not-found.", "You get too-many-requests or not-found."],
  ["sandbox-key-low-limit", "<too-many-requests>"],
])("marks the scenarios of %j", (sentence, marked) => {
  expect(markScenarios(sentence)).toBe(marked);
});

test("a text without marks has the names of the scenarios", () => {
  expect(unmark("<slow> is not <no-results>, 1 < 2")).toBe("slow is not no-results, 1 < 2");
});
