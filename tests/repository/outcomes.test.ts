import { expect, test } from "vitest";
import {
  buildOutcome,
  checkOutcome,
  samplesOutcome,
  testsOutcome,
} from "../../scripts/outcomes.mjs";

test.each([
  ["succeeded", 0, null, { isGood: true }],
  ["failed, and has said why", 1, null, { isGood: false }],
  [
    "was ended by a signal",
    null,
    "SIGKILL",
    { isGood: false, summary: "SIGKILL ended the build, so there is no site to serve." },
  ],
])("a build that %s", (_, status, signal, outcome) => {
  expect(buildOutcome(status, signal)).toEqual(outcome);
});

test.each([
  [12, 0, { isGood: true, summary: "12 programs ran: 0 problems." }],
  [12, 1, { isGood: false, summary: "12 programs ran: 1 problem." }],
  [1, 2, { isGood: false, summary: "1 program ran: 2 problems." }],
])("%i programs of the pages with %i problems", (programs, problems, outcome) => {
  expect(samplesOutcome(programs, problems)).toEqual(outcome);
});

test.each([
  [3, 0, 2, true, "3 passed, 0 failed, 2 skipped"],
  [3, 1, 0, false, "3 passed, 1 failed, 0 skipped"],
])(
  "a run with %i passed, %i failed and %i skipped is good: %s",
  (passed, failed, skipped, isGood, summary) => {
    expect(testsOutcome({ passed, failed, skipped })).toEqual({ isGood, summary });
  },
);

test.each([
  [0, true],
  [1, false],
  [2, false],
])("a check with %i problems succeeds: %s", (problems, isGood) => {
  expect(checkOutcome(problems)).toEqual({ isGood });
});
