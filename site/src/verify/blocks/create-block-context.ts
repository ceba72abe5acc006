import { addTo } from "../../../../contract/src/base/group-by.ts";
import { compileSchemas } from "../../../../contract/src/generate/compile-schema.ts";
import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../../contract/src/model.ts";
import { loadReferenceData } from "../../../../sandbox/src/data/load-reference-data.ts";
import { createNearestAirport } from "../../../../sandbox/src/places/nearest-airport.ts";
import type { FixedSandbox } from "../../samples/fixed-sandbox.ts";
import { SANDBOX } from "../../samples/sample-request.ts";
import type { BlockContext } from "./block-context.ts";
import { readSandboxEntries } from "./sandbox-entries.ts";

/** The contract, and responses of a sandbox on the fixed day. */
export async function createBlockContext(
  contract: Contract,
  migrations: Migrations,
  sandbox: FixedSandbox,
): Promise<BlockContext> {
  const send = (request: Request) => sandbox(request);
  const headers = { "x-api-key": SANDBOX.apiKey };
  const get = async (path: string) =>
    (await send(new Request(SANDBOX.baseUrl + path, { headers }))).json();
  return {
    contract,
    migrations,
    violations: compileSchemas(contract),
    entries: await readSandboxEntries(get),
    iataCodes: namesByIata(),
    nearestAirport: createNearestAirport(loadReferenceData().airports),
    send,
  };
}

/** The names of the airport and the city of each code with flights. */
function namesByIata(): ReadonlyMap<string, readonly string[]> {
  const { airports, cities } = loadReferenceData();
  const served = airports.filter(({ size }) => size > 0);
  const cityIds = new Set(served.map(({ cityId }) => cityId));
  const names = new Map<string, string[]>();
  for (const { iata, name } of [
    ...served,
    ...cities.filter(({ entityId, iata }) => iata !== "" && cityIds.has(entityId)),
  ]) {
    addTo(names, iata, name);
  }
  return names;
}
