import { describe, expect, test } from "vitest";
import type { LiveState, Position } from "../engine/live/live-state.ts";
import { unfriendlyState } from "./unfriendly-state.ts";

const at = (given: Partial<Position>): Position => ({
  clock: "elapsed",
  elapsed: 5_000,
  step: 5,
  held: 3,
  done: false,
  ...given,
});

const running = (action: LiveState["action"]): LiveState => ({
  status: "RESULT_STATUS_INCOMPLETE",
  action,
  shown: 7,
});

describe("an incomplete search", () => {
  test("has an unspecified status and omits unchanged results", () => {
    expect(unfriendlyState(running("RESULT_ACTION_NOT_MODIFIED"), at({}))).toEqual({
      status: "RESULT_STATUS_UNSPECIFIED",
      action: "RESULT_ACTION_OMITTED",
      shown: 7,
    });
  });

  test("replaces results as usual", () => {
    expect(unfriendlyState(running("RESULT_ACTION_REPLACED"), at({}))).toMatchObject({
      action: "RESULT_ACTION_REPLACED",
      shown: 7,
    });
  });

  test.each([
    ["within a second and a half", at({ elapsed: 1_499 }), 3],
    ["from then on", at({ elapsed: 1_500 }), 7],
    ["in its first step", at({ clock: "step", step: 1 }), 3],
    ["in its second step, however early", at({ clock: "step", step: 2, elapsed: 0 }), 7],
    ["that has shown nothing yet", { ...at({ elapsed: 0 }), held: undefined }, 7],
  ])("withholds new results only at first: %s", (_, position, shown) => {
    const state = unfriendlyState(running("RESULT_ACTION_REPLACED"), position);
    expect(state.shown).toBe(shown);
    const isWithheld = shown === 3;
    expect(state.action).toBe(isWithheld ? "RESULT_ACTION_OMITTED" : "RESULT_ACTION_REPLACED");
  });
});

test("a complete search is marked complete, and its action is unspecified unless results changed", () => {
  const complete = (action: LiveState["action"]) =>
    unfriendlyState({ status: "RESULT_STATUS_COMPLETE", action, shown: 9 }, at({ elapsed: 0 }));
  expect(complete("RESULT_ACTION_REPLACED").action).toBe("RESULT_ACTION_REPLACED");
  expect(complete("RESULT_ACTION_NOT_MODIFIED")).toEqual({
    status: "RESULT_STATUS_COMPLETE",
    action: "RESULT_ACTION_UNSPECIFIED",
    shown: 9,
  });
});
