import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { liveStateOf, type Position, type Progress, suppliersShown } from "./live-state.ts";
import type { Supplier } from "./suppliers.ts";

/** Four that bring something and two that do not; the last one is slow and empty-handed. */
const SUPPLIERS: readonly Supplier[] = [
  { agentId: "aaaa", latency: 300, changesContent: true },
  { agentId: "bbbb", latency: 500, changesContent: false },
  { agentId: "cccc", latency: 1000, changesContent: true },
  { agentId: "dddd", latency: 2000, changesContent: true },
  { agentId: "eeee", latency: 4000, changesContent: true },
  { agentId: "ffff", latency: 9000, changesContent: false },
];

const START: Position = { clock: "elapsed", elapsed: 0, step: 0, held: undefined, done: false };

function after(elapsed: number, held: number | undefined, progress?: Progress) {
  const { status, action, shown } = liveStateOf(SUPPLIERS, { ...START, elapsed, held }, progress);
  return `${status.slice(14)} ${action.slice(14)} ${shown}`;
}

describe("by elapsed time", () => {
  test("create shows the third of the suppliers that has answered already", () => {
    expect(after(0, undefined)).toBe("INCOMPLETE REPLACED 2");
  });

  test("a poll replaces the content only if a supplier has answered since", () => {
    expect(after(1500, 2)).toBe("INCOMPLETE NOT_MODIFIED 2");
    expect(after(2000, 2)).toBe("INCOMPLETE REPLACED 3");
    expect(after(3999, 3)).toBe("INCOMPLETE NOT_MODIFIED 3");
  });

  test("a poll with an older token gets everything since its creation", () => {
    expect(after(5000, 2)).toBe("INCOMPLETE REPLACED 4");
  });

  test("the search is complete when the last supplier has answered, even without results", () => {
    expect(after(8999, 4)).toBe("INCOMPLETE NOT_MODIFIED 4");
    expect(after(9000, 4)).toBe("COMPLETE NOT_MODIFIED 4");
    expect(after(9000, 2)).toBe("COMPLETE REPLACED 4");
  });

  test("a search without results from any supplier is complete at once", () => {
    const silent = SUPPLIERS.filter(({ changesContent }) => !changesContent);
    for (const suppliers of [[], silent]) {
      expect(liveStateOf(suppliers, START, undefined)).toEqual({
        status: "RESULT_STATUS_COMPLETE",
        action: "RESULT_ACTION_REPLACED",
        shown: 0,
      });
    }
  });
});

test("by step, each poll advances by one supplier, regardless of the time", () => {
  const at = (step: number, held: number | undefined) =>
    liveStateOf(SUPPLIERS, { ...START, clock: "step", step, held }, undefined);
  expect(at(0, undefined)).toMatchObject({ status: "RESULT_STATUS_INCOMPLETE", shown: 2 });
  expect(at(1, 2)).toMatchObject({ status: "RESULT_STATUS_INCOMPLETE", shown: 3 });
  expect(at(2, 3)).toMatchObject({
    status: "RESULT_STATUS_COMPLETE",
    action: "RESULT_ACTION_REPLACED",
    shown: 4,
  });
  expect(at(3, 4)).toMatchObject({
    status: "RESULT_STATUS_COMPLETE",
    action: "RESULT_ACTION_NOT_MODIFIED",
    shown: 4,
  });
});

test("a search never goes back, however skewed the clocks of the replicas are", () => {
  const skewed = fc.integer({ min: -20_000, max: 20_000 });
  fc.assert(
    fc.property(fc.array(skewed, { minLength: 1, maxLength: 12 }), (times) => {
      let held = liveStateOf(SUPPLIERS, START, undefined).shown;
      let done = false;
      for (const elapsed of times) {
        const state = liveStateOf(SUPPLIERS, { ...START, elapsed, held, done }, undefined);
        expect(state.shown).toBeGreaterThanOrEqual(held);
        expect(state.action === "RESULT_ACTION_REPLACED").toBe(state.shown > held);
        if (done) expect(state.status).toBe("RESULT_STATUS_COMPLETE");
        done = state.status === "RESULT_STATUS_COMPLETE";
        held = state.shown;
      }
    }),
    { seed: 1, numRuns: 500 },
  );
});

test("a complete search stays complete, with all its results, on a slow clock", () => {
  const position = { ...START, elapsed: 0, held: 2, done: true };
  expect(liveStateOf(SUPPLIERS, position, undefined)).toEqual({
    status: "RESULT_STATUS_COMPLETE",
    action: "RESULT_ACTION_REPLACED",
    shown: 4,
  });
});

test("caps the results that a token claims to hold at those that exist", () => {
  expect(after(0, 1000)).toBe("INCOMPLETE NOT_MODIFIED 4");
});

test("each scenario has its own status, action and number of suppliers shown", () => {
  expect(after(0, undefined, "failed")).toBe("INCOMPLETE REPLACED 2");
  expect(after(100, 2, "failed")).toBe("FAILED NOT_MODIFIED 2");
  expect(after(1e9, 2, "never-completes")).toBe("INCOMPLETE REPLACED 4");
  expect(after(1e9, 4, "never-completes")).toBe("INCOMPLETE NOT_MODIFIED 4");
  expect(after(9000, 2, "slow")).toBe("INCOMPLETE NOT_MODIFIED 2");
  expect(after(90_000, 2, "slow")).toBe("COMPLETE REPLACED 4");
  expect(after(0, undefined, "omitted")).toBe("COMPLETE OMITTED 0");
  expect(after(0, undefined, "not-modified")).toBe("INCOMPLETE REPLACED 4");
  expect(after(5000, 4, "not-modified")).toBe("INCOMPLETE NOT_MODIFIED 4");
  expect(after(9000, 4, "not-modified")).toBe("COMPLETE NOT_MODIFIED 4");
});

test("suppliersShown includes the silent suppliers before the last useful one", () => {
  expect([0, 1, 2, 3, 4].map((shown) => suppliersShown(SUPPLIERS, shown))).toEqual([0, 1, 3, 4, 5]);
});
