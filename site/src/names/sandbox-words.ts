import { loadReferenceData } from "../../../sandbox/src/data/load-reference-data.ts";
import type { City } from "../../../sandbox/src/data/model.ts";
import { SETTING_TEXTS } from "../../../sandbox/src/node/setting-texts.ts";
import { CLOCK_HEADER, CLOCKS } from "../../../sandbox/src/operations/create-live-search.ts";
import { SCENARIO_HEADER } from "../../../sandbox/src/scenarios/find-scenario.ts";
import { SANDBOX_KEYS } from "../../../sandbox/src/scenarios/sandbox-keys.ts";
import { SCENARIOS } from "../../../sandbox/src/scenarios/scenarios.ts";

/** Everything that a call to the sandbox can carry as a value, looked up in its own tables. */
export function sandboxWords(): ReadonlySet<string> {
  const data = loadReferenceData();
  // Codes without a flight are thousands: nearly every three letters would be one.
  const served = data.airports.filter(({ size }) => size > 0);
  const cityIds = new Set(served.map(({ cityId }) => cityId));
  return new Set([
    CLOCK_HEADER,
    ...CLOCKS,
    ...SETTING_TEXTS.map(({ name }) => name),
    ...Object.keys(SANDBOX_KEYS),
    SCENARIO_HEADER,
    ...SCENARIOS.flatMap(({ name, place }) =>
      place ? [name, place.iata, place.entityId, place.standsFor] : [name],
    ),
    ...[data.continents, data.countries].flatMap((places) =>
      places.flatMap(({ entityId, code }) => [entityId, code]),
    ),
    ...served.flatMap(({ entityId, iata }) => [entityId, iata]),
    ...data.cities.filter(({ entityId }) => cityIds.has(entityId)).flatMap(idsOf),
    ...data.carriers.map(({ id }) => id),
    ...data.agents.map(({ id }) => id),
    ...[data.locales, data.markets, data.currencies].flatMap((list) =>
      list.map(({ code }) => code),
    ),
  ]);
}

function idsOf({ entityId, iata }: City): readonly string[] {
  return iata === "" ? [entityId] : [entityId, iata];
}
