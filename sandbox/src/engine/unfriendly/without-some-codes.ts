import type { Place } from "../../../../contract/src/types.ts";
import { isOneIn } from "./is-one-in.ts";

/** Removes or empties the codes of some places, and removes the coordinates of some. */
export function withoutSomeCodes(place: Place): Place {
  const { iata, coordinates, ...rest } = place;
  const isEmpty = isOneIn(3, place.entityId);
  const isAbsent = !isEmpty && (iata === "" || isOneIn(2, place.entityId));
  const keepsCoordinates = coordinates !== undefined && !isOneIn(2, `where ${place.entityId}`);
  return {
    ...rest,
    ...(isAbsent || iata === undefined ? {} : { iata: isEmpty ? "" : iata }),
    ...(keepsCoordinates ? { coordinates } : {}),
  };
}
