/**
 * What it costs to refuse the worst requests there are, in CPU milliseconds of the sandbox as a
 * function: `npx tsx bench/refuse.ts`. Printed, not judged; 50 is what none of them should exceed.
 */
import { operations } from "../contract/generated/operations.ts";
import type { OperationId } from "../contract/src/types.ts";
import { createSandbox } from "../sandbox/src/create-sandbox.ts";
import { indicativeSearch, liveSearch } from "../sandbox/src/testing/searches.ts";

const RUNS = 5;
const KIB = 1024;
const BODY = 64 * KIB;

const sandbox = createSandbox({
  clock: () => Date.UTC(2027, 0, 4, 12),
  rateLimits: { count: async () => 1 },
  warm: true,
});

const live = liveSearch("LHR", "EDI").query;
const indicative = indicativeSearch("LHR", "EDI").query;
const suggest = { market: "UK", locale: "en-GB", searchTerm: "lon" };
const nearest = { locator: { coordinates: { latitude: 1, longitude: 1 } }, locale: "en-GB" };
const long = "x".repeat(60_000);
const fill = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

interface Attack {
  readonly name: string;
  readonly operation: OperationId;
  readonly body?: unknown;
  /** The body as it stands, for what JSON cannot say. */
  readonly text?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const LISTS = [
  "includedCarriersIds",
  "excludedCarriersIds",
  "includedAgentsIds",
  "excludedAgentsIds",
] as const;
const wrongLeg = {
  originPlaceId: { iata: 1, entityId: [] },
  destinationPlaceId: {},
  date: { year: "x", month: null, day: {} },
};
const wrongEverywhere = {
  query: {
    market: {},
    locale: [],
    currency: 1,
    queryLegs: fill(6, wrongLeg),
    adults: "two",
    cabinClass: "CABIN_CLASS_ECONOMI",
    childrenAges: fill(8, "four"),
    ...Object.fromEntries(LISTS.map((list) => [list, fill(50, {})])),
  },
};

const ATTACKS: readonly Attack[] = [
  {
    name: "20,000 empty legs",
    operation: "createLiveSearch",
    body: { query: { ...live, queryLegs: fill(20_000, {}) } },
  },
  {
    name: "20,000 empty legs",
    operation: "searchIndicative",
    body: { query: { ...indicative, queryLegs: fill(20_000, {}) } },
  },
  {
    name: "12,000 bad entity types",
    operation: "suggestFlightPlaces",
    body: { query: { ...suggest, includedEntityTypes: fill(12_000, "X") } },
  },
  {
    name: "10 bad entity types",
    operation: "suggestFlightPlaces",
    body: { query: { ...suggest, includedEntityTypes: fill(10, "PLACE_TYPE_AIRPORTS") } },
  },
  {
    name: "20,000 ages",
    operation: "createLiveSearch",
    body: { query: { ...live, childrenAges: fill(20_000, 18) } },
  },
  {
    name: "15,000 ids",
    operation: "createLiveSearch",
    body: { query: { ...live, includedAgentsIds: fill(15_000, "") } },
  },
  { name: "everything wrong at the longest", operation: "createLiveSearch", body: wrongEverywhere },
  ...(["market", "locale", "currency", "cabinClass", "adults"] as const).map(
    (field): Attack => ({
      name: `a ${field} of 60 KB`,
      operation: "createLiveSearch",
      body: { query: { ...live, [field]: long } },
    }),
  ),
  ...(["market", "locale", "currency", "dateTimeGroupingType"] as const).map(
    (field): Attack => ({
      name: `a ${field} of 60 KB`,
      operation: "searchIndicative",
      body: { query: { ...indicative, [field]: long } },
    }),
  ),
  ...(["market", "locale", "searchTerm"] as const).map(
    (field): Attack => ({
      name: `a ${field} of 60 KB`,
      operation: "suggestFlightPlaces",
      body: { query: { ...suggest, [field]: long } },
    }),
  ),
  {
    name: "a blank search term",
    operation: "suggestFlightPlaces",
    body: { query: { ...suggest, searchTerm: "" } },
  },
  {
    name: "a search term of one letter, in Greek",
    operation: "suggestFlightPlaces",
    body: { query: { ...suggest, locale: "el-GR", searchTerm: "α" } },
  },
  {
    name: "an IATA code of 60 KB",
    operation: "createLiveSearch",
    body: {
      query: { ...live, queryLegs: [{ ...live.queryLegs[0], originPlaceId: { iata: long } }] },
    },
  },
  {
    name: "an entity ID of 60 KB",
    operation: "createLiveSearch",
    body: {
      query: { ...live, queryLegs: [{ ...live.queryLegs[0], originPlaceId: { entityId: long } }] },
    },
  },
  {
    name: "ids of 1 KB",
    operation: "createLiveSearch",
    body: { query: { ...live, excludedAgentsIds: fill(50, "\u0001".repeat(200)) } },
  },
  {
    name: "an address of 60 KB",
    operation: "findNearestPlaces",
    body: { ...nearest, locator: { ipAddress: "1.".repeat(30_000) } },
  },
  {
    name: "an address of 60 KB in IPv6",
    operation: "findNearestPlaces",
    body: { ...nearest, locator: { ipAddress: "::".repeat(30_000) } },
  },
  {
    name: "a latitude beyond all",
    operation: "findNearestPlaces",
    body: { ...nearest, locator: { coordinates: { latitude: 1e308, longitude: -1e308 } } },
  },
  {
    name: "5,500 unknown fields",
    operation: "createLiveSearch",
    body: {
      query: { ...live, ...Object.fromEntries(fill(5500, 0).map((_, index) => [`f${index}`, 0])) },
      ...{},
    },
  },
  {
    name: "30,000 lists in one another",
    operation: "createLiveSearch",
    text: `{"query":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
  },
  {
    name: "10,000 objects in one another",
    operation: "createLiveSearch",
    text: `{"query":${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}}`,
  },
  {
    name: "a list of 20,000 for a text",
    operation: "createLiveSearch",
    body: { query: { ...live, market: fill(20_000, 1), locale: {}, currency: {} } },
  },
  {
    name: "an object of 5,000 fields for a text",
    operation: "createLiveSearch",
    body: {
      query: {
        ...live,
        market: Object.fromEntries(fill(5000, 0).map((_, index) => [`f${index}`, 0])),
      },
    },
  },
  {
    name: "one field 6,000 times",
    operation: "createLiveSearch",
    text: `{${'"query":{},'.repeat(5500)}"query":{}}`,
  },
  {
    name: "huge numbers",
    operation: "createLiveSearch",
    text: `{"query":{"adults":${"9".repeat(60_000)}}}`,
  },
  {
    name: "dates beyond all",
    operation: "createLiveSearch",
    body: {
      query: {
        ...live,
        queryLegs: fill(6, {
          ...live.queryLegs[0],
          date: { year: 2_000_000_000, month: -2_000_000_000, day: 2_000_000_000 },
        }),
      },
    },
  },
  { name: "a body that is not JSON", operation: "createLiveSearch", text: "[".repeat(60_000) },
  {
    name: "a body that is not UTF-8 nor small",
    operation: "createLiveSearch",
    text: "\ud800".repeat(20_000),
  },
  {
    name: "a path of 15 KB",
    operation: "listLocales",
    path: `/apiservices/v3/${"a/".repeat(7500)}`,
  },
  {
    name: "a path of 15 KB in escapes",
    operation: "listLocales",
    path: `/apiservices/v3/${"%41".repeat(5000)}`,
  },
  {
    name: "4,000 parameters",
    operation: "findNearestCulture",
    path: `${operations.findNearestCulture.path}?${"a=&b=&".repeat(2500)}`,
  },
  {
    name: "3,000 parameters twice",
    operation: "findNearestCulture",
    path: `${operations.findNearestCulture.path}?${fill(1500, 0)
      .map((_, index) => `p${index}&p${index}`)
      .join("&")}`,
  },
  {
    name: "a token of 15 KB",
    operation: "pollLiveSearch",
    path: operations.pollLiveSearch.path.replace("{sessionToken}", "a".repeat(15_000)),
  },
  {
    name: "a scenario of 15 KB",
    operation: "listLocales",
    headers: { "x-sandbox-scenario": "x".repeat(15_000) },
  },
  {
    name: "a locale of 15 KB",
    operation: "listMarkets",
    path: operations.listMarkets.path.replace("{locale}", "x".repeat(15_000)),
  },
];

function toRequest({ operation, body, text, path, headers }: Attack): Request {
  const { method, path: own } = operations[operation];
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  if (sent && sent.length > BODY) throw new Error(`too long by ${sent.length - BODY}`);
  return new Request(`http://sandbox${path ?? own}`, {
    method,
    headers: { "x-api-key": "sandbox-key", "Content-Type": "application/json", ...headers },
    ...(sent === undefined ? {} : { body: sent }),
  });
}

const rows: { name: string; status: number; bytes: number; milliseconds: number }[] = [];
for (const attack of ATTACKS) {
  let [status, bytes, best] = [0, 0, Number.POSITIVE_INFINITY];
  for (let run = 0; run < RUNS; run++) {
    const request = toRequest(attack);
    const before = process.cpuUsage();
    const response = await sandbox(request);
    bytes = (await response.arrayBuffer()).byteLength;
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
    status = response.status;
  }
  rows.push({ name: `${attack.operation}: ${attack.name}`, status, bytes, milliseconds: best });
}
rows.sort((a, b) => b.milliseconds - a.milliseconds);
for (const { name, status, bytes, milliseconds } of rows) {
  console.log(
    `${milliseconds.toFixed(1).padStart(8)} ms  ${status}  ${String(bytes).padStart(8)} B  ${name}`,
  );
}
