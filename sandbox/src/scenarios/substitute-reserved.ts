import type { PlaceQuery } from "../../../contract/src/types.ts";
import type { Scenario } from "./scenario.ts";
import { SCENARIOS } from "./scenarios.ts";

export type Substitute = (place: PlaceQuery) => PlaceQuery;

/** Query legs of either search, with their reserved places replaced. */
interface SubstitutedLegs<Leg> {
  readonly legs: readonly Leg[];
  /** The scenario of the first reserved place among the legs. */
  readonly scenario: Scenario | undefined;
}

/**
 * Replaces reserved places with the cities they stand for. `replace` applies the given function to
 * every place of a leg.
 */
export function substituteReserved<Leg>(
  legs: readonly Leg[],
  replace: (leg: Leg, substitute: Substitute) => Leg,
): SubstitutedLegs<Leg> {
  const found: Scenario[] = [];
  const substitute: Substitute = (place) => {
    const scenario = scenarioOf(place);
    if (!scenario?.place) return place;
    found.push(scenario);
    return { iata: scenario.place.standsFor };
  };
  return { legs: legs.map((leg) => replace(leg, substitute)), scenario: found[0] };
}

function scenarioOf({ iata, entityId }: PlaceQuery): Scenario | undefined {
  return SCENARIOS.find(
    ({ place }) => place && (iata === place.iata || entityId === place.entityId),
  );
}
