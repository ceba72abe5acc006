import { expect, test } from "vitest";
import { sharedReference } from "../shared-world.ts";
import { createSearcher, type LiveSearchInput } from "./searcher.ts";
import { liveQuery } from "./testing/queries.ts";
import { NOW, ORIGIN } from "./testing/test-world.ts";
import type { World } from "./world/world.ts";

const KEPT = 16;

const { airports, data } = sharedReference();
const withoutFlights: World = {
  ...airports,
  data,
  seed: 1,
  routesFrom: [],
  routesTo: [],
  routesBetween: () => [],
};

/** A search that finds nothing, so that its plan is made at once. */
const asked = (
  adults: number,
  changes: Partial<LiveSearchInput["options"]> = {},
): LiveSearchInput => ({
  query: liveQuery("LHR-EDI", [60], { adults }),
  options: { now: NOW, origin: ORIGIN, size: "none", ...changes },
  position: { clock: "elapsed", elapsed: 0, step: 0, held: undefined, done: false },
  progress: undefined,
});

/** Searches, and says for each whether it made a new plan. */
async function areNew(searches: readonly LiveSearchInput[]): Promise<readonly boolean[]> {
  let made = 0;
  const searcher = createSearcher(() => {
    made += 1;
    return withoutFlights;
  });
  const results: boolean[] = [];
  for (const search of searches) {
    const before = made;
    await searcher.live(search, "");
    results.push(made > before);
  }
  return results;
}

const others = (count: number) => Array.from({ length: count }, (_, index) => asked(2 + index));

test("a poll reuses the plan as long as query and options are the same", async () => {
  const searches = [
    asked(1),
    asked(1),
    asked(2),
    asked(1, { now: NOW, origin: ORIGIN + 60_000 }),
    asked(1),
  ];
  expect(await areNew(searches)).toEqual([true, false, true, true, false]);
});

test("evicts the least recently used plan for a new one", async () => {
  const isNewAfter = async (...searches: readonly LiveSearchInput[]) =>
    (await areNew([asked(1), ...searches, asked(1)])).at(-1);
  expect(await isNewAfter(...others(KEPT - 1))).toBe(false);
  expect(await isNewAfter(...others(KEPT))).toBe(true);
  expect(await isNewAfter(...others(KEPT - 1), asked(1), asked(99))).toBe(false);
});
