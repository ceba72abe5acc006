/**
 * `npm run bench:realism`: what a traveller would find on well-known routes in sixty days, to look
 * at by eye. Everything comes through the API, the cheapest and the fastest first.
 */
import type { LiveContent, LiveSearchResponse, LocalDateTime } from "../contract/src/types.ts";
import { createSandbox } from "../sandbox/src/create-sandbox.ts";
import { liveSearch } from "../sandbox/src/testing/searches.ts";

const ROUTES =
  process.env.ROUTES ??
  "LHR-JFK CDG-SIN EDI-LON SYD-MEL NRT-LAX GRU-LIS DXB-BOM FRA-MUC CPT-JNB DUB-STN";
const SHOWN = 6;
const NOW = Date.UTC(2027, 0, 4, 12);
const DAYS_AHEAD = 60;
const DAY = 86_400_000;

let now = NOW;
const sandbox = createSandbox({ clock: () => now });

for (const route of ROUTES.split(" ")) {
  const [from = "", to = ""] = route.split("-");
  const content = await completed(from, to);
  console.log(`\n${from} to ${to}`);
  for (const line of summary(content)) console.log(`  ${line}`);
}

async function completed(from: string, to: string): Promise<LiveContent> {
  const departure = new Date(NOW + DAYS_AHEAD * DAY);
  const [year, month] = [departure.getUTCFullYear(), departure.getUTCMonth() + 1];
  const { query } = liveSearch(from, to);
  const queryLegs = query.queryLegs.map((leg) => {
    return { ...leg, date: { year, month, day: departure.getUTCDate() } };
  });
  const created = await post("create", { query: { ...query, queryLegs } });
  now += 20_000;
  const done = await post(`poll/${created.sessionToken}`);
  const content = done.content ?? created.content;
  if (!content) throw new Error(`Nothing was found from ${from} to ${to}.`);
  return content;
}

async function post(path: string, body?: object): Promise<LiveSearchResponse> {
  const url = `http://sandbox/apiservices/v3/flights/live/search/${path}`;
  const headers = { "x-api-key": "sandbox-key", "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: body ? JSON.stringify(body) : null };
  return (await (await sandbox(new Request(url, init))).json()) as LiveSearchResponse;
}

function summary({ results, stats, sortingOptions }: LiveContent): readonly string[] {
  const { total, stops } = stats;
  const counts = [
    `${total.count} itineraries`,
    `${stops.direct.total.count} direct from £${pounds(stops.direct.total.minPrice.amount)}`,
    `${stops.oneStop.total.count} with a stop from £${pounds(stops.oneStop.total.minPrice.amount)}`,
    `${stops.twoPlusStops.total.count} with more`,
  ];
  const direct = Object.values(results.legs).filter(({ stopCount }) => stopCount === 0);
  const carriers = new Set(direct.flatMap((leg) => leg.operatingCarrierIds));
  const names = [...carriers].map((id) => results.carriers[id]?.name).sort();
  const ids = (options: typeof sortingOptions.best) =>
    options.map(({ itineraryId }) => itineraryId);
  const nonstop = ids(sortingOptions.cheapest).filter((id) => stopsOf(results, id) === 0);
  const others = ids(sortingOptions.cheapest).filter((id) => stopsOf(results, id) > 0);
  return [
    counts.join(", "),
    `direct with ${names.join(", ") || "nobody"}`,
    ...nonstop.slice(0, SHOWN).map((id) => itineraryLine(results, id)),
    ...others.slice(0, 3).map((id) => itineraryLine(results, id)),
  ];
}

type Results = LiveContent["results"];

function stopsOf({ itineraries, legs }: Results, id: string): number {
  return legs[itineraries[id]?.legIds[0] ?? ""]?.stopCount ?? 0;
}

function itineraryLine({ itineraries, legs, segments, places, carriers }: Results, id: string) {
  const { pricingOptions = [], legIds: [legId = ""] = [] } = itineraries[id] ?? {};
  const leg = legs[legId];
  const flights = (leg?.segmentIds ?? []).flatMap((segmentId) => segments[segmentId] ?? []);
  const numbers = flights.map(
    ({ marketingCarrierId, marketingFlightNumber }) =>
      `${carriers[marketingCarrierId]?.iata}${marketingFlightNumber}`,
  );
  const stops = flights.slice(1).map(({ originPlaceId }) => places[originPlaceId]?.iata);
  const times = leg ? `${clock(leg.departureDateTime)}–${clock(leg.arrivalDateTime)}` : "";
  const days = leg ? leg.arrivalDateTime.day - leg.departureDateTime.day : 0;
  const prices = pricingOptions.map(({ price }) => pounds(price.amount));
  return [
    `£${prices[0]}–${prices.at(-1)}`.padEnd(11),
    `${times}${days === 0 ? "" : `${days > 0 ? "+" : ""}${days}`}`.padEnd(13),
    duration(leg?.durationInMinutes ?? 0).padEnd(6),
    numbers.join(" + "),
    stops.length > 0 ? `by ${stops.join(", ")}` : "",
  ].join(" ");
}

function clock({ hour, minute }: LocalDateTime): string {
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

function duration(minutes: number): string {
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}`;
}

function pounds(amount: string): string {
  return amount === "" ? "?" : String(Math.round(Number(amount) / 1000));
}
