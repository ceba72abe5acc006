import { loadReferenceData } from "../../../../sandbox/src/data/load-reference-data.ts";
import type { City } from "../../../../sandbox/src/data/model.ts";
import { CLOCK_HEADER, CLOCKS } from "../../../../sandbox/src/live-session/clock-header.ts";
import { SETTING_TEXTS } from "../../../../sandbox/src/node/settings/setting-texts.ts";
import { SCENARIO_HEADER } from "../../../../sandbox/src/scenarios/find-scenario.ts";
import { SANDBOX_KEYS } from "../../../../sandbox/src/scenarios/sandbox-keys.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import {
  CLOCK_HEADER_HREF,
  keyHref,
  reservedPlaceHref,
  SCENARIO_HEADER_HREF,
  SETTINGS_HREF,
  scenarioHref,
} from "../../base/sandbox-anchors.ts";

/**
 * The values that a call to the sandbox can have, from the sandbox's tables, each with a link to
 * its explanation, or "" if there is none. Airports and cities without flights are left out.
 */
export function sandboxWords(): ReadonlyMap<string, string> {
  const data = loadReferenceData();
  // Without this filter, thousands of codes would make almost any three letters a known one.
  const served = data.airports.filter(({ size }) => size > 0);
  const cityIds = new Set(served.map(({ cityId }) => cityId));
  const values = [
    ...CLOCKS,
    ...SCENARIOS.flatMap(({ place }) => (place ? [place.standsFor] : [])),
    ...[data.continents, data.countries].flatMap((places) =>
      places.flatMap(({ entityId, code }) => [entityId, code]),
    ),
    ...served.flatMap(({ entityId, iata }) => [entityId, iata]),
    ...data.cities.filter(({ entityId }) => cityIds.has(entityId)).flatMap(cityCodes),
    ...data.carriers.map(({ id }) => id),
    ...data.agents.map(({ id }) => id),
    ...[data.locales, data.markets, data.currencies].flatMap((list) =>
      list.map(({ code }) => code),
    ),
  ];
  return new Map([
    ...values.map((value) => [value, ""] as const),
    [CLOCK_HEADER, CLOCK_HEADER_HREF],
    [SCENARIO_HEADER, SCENARIO_HEADER_HREF],
    ...Object.keys(SANDBOX_KEYS).map((key) => [key, keyHref(key)] as const),
    ...SETTING_TEXTS.map(({ name }) => [name, SETTINGS_HREF] as const),
    ...SCENARIOS.flatMap(({ name, place }) => [
      [name, scenarioHref(name)] as const,
      ...(place
        ? [place.iata, place.entityId].map((id) => [id, reservedPlaceHref(place.iata)] as const)
        : []),
    ]),
  ]);
}

function cityCodes({ entityId, iata }: City): readonly string[] {
  return iata === "" ? [entityId] : [entityId, iata];
}
