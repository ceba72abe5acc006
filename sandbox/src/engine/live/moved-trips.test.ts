import { expect, test } from "vitest";
import type { LiveContent } from "../../../../contract/src/types.ts";
import { validateResponse } from "../../../../contract/src/validate/validate-response.ts";
import { checkLiveContent } from "../../testing/check-live-content.ts";
import { liveQuery } from "../testing/queries.ts";
import { createTestWorld, NOW, ORIGIN } from "../testing/test-world.ts";
import { planLiveSearch } from "./live-plan.ts";
import { knownAtCreate, suppliersShown } from "./live-state.ts";
import { liveViewOf } from "./live-view.ts";

const SEEDS = ["a", "b", "c"];
const ROUTES = ["LHR-EDI", "MAD-BCN-MAD", "BRS-AGP"];
const WORLDS = new Map(SEEDS.map((seed) => [seed, createTestWorld(seed)]));

/** What each response of a search has, create first. */
function responsesOf(seed: string, route: string, moving = true): readonly LiveContent[] {
  const world = WORLDS.get(seed) ?? createTestWorld(seed);
  const plan = planLiveSearch(world, liveQuery(route, [74, 81]), {
    now: NOW,
    origin: ORIGIN,
    moving,
  });
  const last = plan.suppliers.filter(({ changesContent }) => changesContent).length;
  const views: LiveContent[] = [];
  for (let shown = knownAtCreate(last); shown <= last; shown += 1) {
    views.push(liveViewOf(plan, suppliersShown(plan.suppliers, shown)));
  }
  return views;
}

const SEARCHES = SEEDS.flatMap((seed) =>
  ROUTES.map((route) => ({ seed, route, responses: responsesOf(seed, route) })),
);

/** The amount of each offer, by its itinerary and its agents. */
function amountsOf({ results }: LiveContent): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(results.itineraries).flatMap(([id, { pricingOptions }]) =>
      pricingOptions.map(({ agentIds, transferType, price }) => [
        [id, transferType, ...agentIds].join("|"),
        Number(price.amount),
      ]),
    ),
  );
}

const steps = (responses: readonly LiveContent[]) =>
  responses.slice(1).map((next, index) => [responses[index] ?? next, next] as const);

test.each(SEARCHES)("offers leave for good, and prices move: $seed, $route", ({ responses }) => {
  expect(responses.length).toBeGreaterThan(2);
  const gone = new Set<string>();
  const moves = new Set<number>();
  for (const [before, after] of steps(responses)) {
    const amounts = amountsOf(after);
    for (const [offer, amount] of amountsOf(before)) {
      const now = amounts.get(offer);
      if (now === undefined) gone.add(offer);
      else moves.add(Math.sign(now - amount));
    }
    expect([...gone].filter((offer) => amounts.has(offer))).toEqual([]);
  }
  expect(gone.size).toBeGreaterThan(0);
  expect([...moves].sort()).toEqual([-1, 0, 1]);
});

test.each(SEARCHES)("the cheapest offer of create leaves first: $seed, $route", ({ responses }) => {
  const [created, next] = responses.map(amountsOf);
  const cheapest = [...(created ?? [])].reduce((a, b) => (b[1] < a[1] ? b : a));
  expect(next?.has(cheapest[0])).toBe(false);
});

test.each(SEARCHES)("responses are consistent, the last valid: $seed, $route", ({ responses }) => {
  for (const content of responses) {
    expect(checkLiveContent(content)).toEqual([]);
    expect(Object.keys(content.results.itineraries).length).toBeGreaterThan(0);
  }
  const body = {
    sessionToken: "token",
    status: "RESULT_STATUS_COMPLETE",
    action: "RESULT_ACTION_REPLACED",
    content: responses.at(-1),
  };
  expect(validateResponse("pollLiveSearch", 200, body)).toEqual([]);
});

test("a search is deterministic for its seed", () => {
  const [{ seed, route, responses } = { seed: "", route: "", responses: [] }] = SEARCHES;
  expect(JSON.stringify(responsesOf(seed, route))).toBe(JSON.stringify(responses));
  expect(JSON.stringify(responsesOf("b", route))).not.toBe(JSON.stringify(responses));
});

test("create is the same as in a search without moves, where no offer changes", () => {
  const still = responsesOf("a", "LHR-EDI", false);
  expect(responsesOf("a", "LHR-EDI")[0]).toEqual(still[0]);
  for (const [before, after] of steps(still)) {
    const amounts = amountsOf(after);
    const moved = [...amountsOf(before)].filter(([id, amount]) => amounts.get(id) !== amount);
    expect(moved).toEqual([]);
  }
});
