import type { Place } from "../../../../contract/src/types.ts";
import { isOneOf } from "./is-one-of.ts";

/** A place that may have no code, an empty one or none at all, and no coordinates. */
export function withoutSomeCodes(place: Place): Place {
  const { iata, coordinates, ...rest } = place;
  const isEmpty = isOneOf(3, place.entityId);
  const isAbsent = !isEmpty && (iata === "" || isOneOf(2, place.entityId));
  const keepsCoordinates = coordinates !== undefined && !isOneOf(2, `where ${place.entityId}`);
  return {
    ...rest,
    ...(isAbsent || iata === undefined ? {} : { iata: isEmpty ? "" : iata }),
    ...(keepsCoordinates ? { coordinates } : {}),
  };
}
