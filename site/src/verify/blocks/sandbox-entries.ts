import type { JsonObject } from "../../../../contract/src/base/json-object.ts";
import { loadReferenceData } from "../../../../sandbox/src/data/load-reference-data.ts";

/** Sends a GET to the sandbox and returns the parsed body. */
export type Get = (path: string) => Promise<unknown>;

/** Entries that a response may contain, by the name of their schema and their code or id. */
export type SandboxEntries = ReadonlyMap<string, ReadonlyMap<string, JsonObject>>;

/** Everything that the sandbox has by id or code: places, carriers, agents, markets and so on. */
export async function readSandboxEntries(get: Get): Promise<SandboxEntries> {
  const { carriers, agents, alliances } = loadReferenceData();
  const { places } = (await get("/apiservices/v3/geo/hierarchy/flights/en-GB")) as {
    places: Readonly<Record<string, JsonObject>>;
  };
  const { markets } = (await get("/apiservices/v3/culture/markets/en-GB")) as Lists;
  const { currencies } = (await get("/apiservices/v3/culture/currencies")) as Lists;
  const { locales } = (await get("/apiservices/v3/culture/locales")) as Lists;
  const byId = (entries: readonly { readonly id: string }[]) =>
    new Map(entries.map(({ id, ...members }) => [id, members]));
  const carriersById = byId(carriers);
  return new Map([
    ["Place", new Map(Object.entries(places))],
    ["Carrier", carriersById],
    ["IndicativeCarrier", carriersById],
    ["Agent", byId(agents)],
    ["Alliance", byId(alliances)],
    ["Market", byCode(markets)],
    ["Currency", byCode(currencies)],
    ["Locale", byCode(locales)],
  ]);
}

type Lists = Readonly<Record<string, readonly JsonObject[]>>;

function byCode(entries: readonly JsonObject[] = []): ReadonlyMap<string, JsonObject> {
  return new Map(entries.map((entry) => [String(entry.code), entry]));
}
