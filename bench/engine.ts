import { cpus } from "node:os";
import type { IndicativeQuery } from "../contract/src/types.ts";
import { loadReferenceData } from "../sandbox/src/data/load-reference-data.ts";
import { createLookup } from "../sandbox/src/data/lookup.ts";
import { searchIndicative } from "../sandbox/src/engine/indicative/search-indicative.ts";
import type { ResultsSize } from "../sandbox/src/engine/journeys/results-shape.ts";
import { planLiveSearch } from "../sandbox/src/engine/live/live-plan.ts";
import { liveViewOf } from "../sandbox/src/engine/live/live-view.ts";
import { indicativeQuery, liveQuery } from "../sandbox/src/engine/testing/queries.ts";
import { NOW, ORIGIN } from "../sandbox/src/engine/testing/test-world.ts";
import { createWorld, type World } from "../sandbox/src/engine/world/world.ts";

/**
 * Prints figures of the engine without judging them: `npx tsx bench/engine.ts`. Times are CPU
 * times, which other load on the machine disturbs less than wall-clock time.
 */
const ROUTES = 100;
const WARM_UP = 20;

const data = timed("reference data, first load", loadReferenceData);
const lookup = createLookup(data);
const world = timed("world, first", () => createWorld(data, lookup));
timed("world, again", () => createWorld(data, lookup));
console.log(`${world.airports.length} airports, ${world.routesFrom.flat().length} routes`);

const pairs = samplePairs(world);
live("one way", (pair) => pair, "normal");
live("return", (pair) => `${pair}-${pair.split("-")[0]}`, "normal");
live("large, one way", () => "LHR-JFK", "large");

const may = {
  dateRange: { startDate: { year: 2027, month: 5 }, endDate: { year: 2027, month: 5 } },
};
const byDate = { dateTimeGroupingType: "DATE_TIME_GROUPING_TYPE_BY_DATE" } as const;
const anytime = { anytime: true };
indicative("one route, a month by date", indicativeQuery("LHR-MAD", [may], byDate));
indicative("cities, a month by date, return", indicativeQuery("LON-NYC-LON", [may, may], byDate));
indicative("anywhere, anytime", indicativeQuery("LHR-*", [anytime]));
indicative("anywhere, anytime, return", indicativeQuery("LHR-*-LHR", [anytime, anytime]));
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`);

/** Every n-th route between airports that are not small, spread over the world. */
function samplePairs({ airports, routesFrom }: World): readonly string[] {
  const large = airports.filter(({ size }) => size >= 2);
  const routes = large
    .flatMap(({ index }) => routesFrom[index] ?? [])
    .filter(({ to }) => to.size >= 2);
  const step = Math.floor(routes.length / ROUTES);
  return Array.from({ length: ROUTES }, (_, index) => routes[index * step]).flatMap((route) =>
    route ? [`${route.from.iata}-${route.to.iata}`] : [],
  );
}

function live(name: string, routeOf: (pair: string) => string, size: ResultsSize) {
  const run = (pair: string) => {
    const query = liveQuery(routeOf(pair), [60, 67]);
    const start = cpuMilliseconds();
    const plan = planLiveSearch(world, query, { now: NOW, origin: ORIGIN, size });
    const planned = cpuMilliseconds();
    const content = liveViewOf(plan);
    const viewed = cpuMilliseconds();
    const bytes = JSON.stringify(content).length;
    return { plan: planned - start, view: viewed - planned, bytes, found: plan.trips.length };
  };
  for (const pair of pairs.slice(0, WARM_UP)) run(pair);
  const runs = (size === "large" ? pairs.slice(0, 10) : pairs).map(run);
  report(`live, ${name}`, {
    "plan, ms": runs.map(({ plan }) => plan),
    "view, ms": runs.map(({ view }) => view),
    "body, KB": runs.map(({ bytes }) => bytes / 1000),
    itineraries: runs.map(({ found }) => found),
  });
}

function indicative(name: string, query: IndicativeQuery) {
  const run = () => {
    const start = cpuMilliseconds();
    const content = searchIndicative(world, query, { now: NOW, origin: ORIGIN });
    const ms = cpuMilliseconds() - start;
    return { ms, bytes: JSON.stringify(content).length };
  };
  const first = run();
  const runs = Array.from({ length: 7 }, run);
  report(`indicative, ${name}`, {
    "first, ms": [first.ms],
    ms: runs.map(({ ms }) => ms),
    "body, KB": [first.bytes / 1000],
  });
}

function report(name: string, figures: Readonly<Record<string, readonly number[]>>) {
  const columns = Object.entries(figures).map(([label, values]) => {
    const sorted = [...values].sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
    return values.length === 1 ? `${label} ${at(1)}` : `${label} p50 ${at(0.5)} p99 ${at(0.99)}`;
  });
  console.log(`${name}: ${columns.join(" · ")}`);
}

function timed<Value>(name: string, make: () => Value): Value {
  const start = cpuMilliseconds();
  const value = make();
  console.log(`${name}: ${(cpuMilliseconds() - start).toFixed(0)} ms`);
  return value;
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
