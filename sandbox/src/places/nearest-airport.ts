import { around } from "geokdbush";
import KDBush from "kdbush";
import type { Airport } from "../data/model.ts";
import type { Point } from "../engine/base/great-circle.ts";

/**
 * Finds the airport nearest to a point by great-circle distance, also at the poles and across the
 * date line. Builds its index once: keep the returned function.
 */
export function createNearestAirport(airports: readonly Airport[]) {
  const index = new KDBush(airports.length);
  for (const { longitude, latitude } of airports) index.add(longitude, latitude);
  index.finish();

  return ({ latitude, longitude }: Point): Airport => {
    const [nearest = -1] = around(index, longitude, latitude, 1);
    const airport = airports[nearest];
    if (!airport) throw new Error(`no airport is near ${latitude}, ${longitude}`);
    return airport;
  };
}
