import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { searchIndicative } from "./indicative/search-indicative.ts";
import { planLiveSearch } from "./live/live-plan.ts";
import { liveViewOf } from "./live/live-view.ts";
import { indicativeQuery, type LegTime, liveQuery } from "./testing/queries.ts";
import { createTestWorld, NOW, ORIGIN } from "./testing/test-world.ts";
import { ENGINE_VERSION } from "./world/world.ts";

/**
 * These change only with the data or with the engine. Where flights or prices were meant to move, raise
 * ENGINE_VERSION and record anew: `npx vitest run sandbox/src/engine/golden.test.ts -u`.
 */
const world = createTestWorld();
const hash = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
const live = (route: string, days: readonly number[], more = {}) =>
  hash(
    liveViewOf(planLiveSearch(world, liveQuery(route, days, more), { now: NOW, origin: ORIGIN })),
  );
const indicative = (route: string, times: readonly LegTime[], more = {}) =>
  hash(searchIndicative(world, indicativeQuery(route, times, more), { now: NOW, origin: ORIGIN }));

test("search results match the snapshot of this data and engine version", () => {
  const may = {
    dateRange: { startDate: { year: 2027, month: 5 }, endDate: { year: 2027, month: 5 } },
  };
  expect({
    versions: `data ${world.data.version}, engine ${ENGINE_VERSION}`,
    oneWay: live("LHR-EDI", [60]),
    return: live("LON-NYC-LON", [60, 67], { includeSustainabilityData: true }),
    business: live("SIN-LHR", [90], { cabinClass: "CABIN_CLASS_BUSINESS", currency: "SGD" }),
    family: live("MAN-PMI-MAN", [120, 127], { adults: 2, childrenAges: [1, 6] }),
    multiCity: live("LHR-JFK-LAX-NRT-LHR", [30, 34, 38, 45], { market: "US", currency: "USD" }),
    month: indicative("LHR-BCN", [may], {
      dateTimeGroupingType: "DATE_TIME_GROUPING_TYPE_BY_DATE",
    }),
    anywhere: indicative("LHR-*-LHR", [{ anytime: true }, { anytime: true }]),
  }).toMatchInlineSnapshot(`
    {
      "anywhere": "fed17827948f5278",
      "business": "7943359474651072",
      "family": "d1d3ac0459c7e340",
      "month": "449a9158ab406649",
      "multiCity": "8d8ff22cc72aafa6",
      "oneWay": "ff32bf2577d97791",
      "return": "28cd1e8d91d52e38",
      "versions": "data 2512bf7858bf, engine 2",
    }
  `);
});
