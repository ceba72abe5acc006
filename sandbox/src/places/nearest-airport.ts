import { around } from "geokdbush";
import KDBush from "kdbush";
import type { Airport } from "../data/model.ts";
import type { Point } from "../engine/base/great-circle.ts";

/**
 * Finds the airport nearest to a point along the great circle, at the poles and over the date line
 * too. Builds its index once: keep what it returns.
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
