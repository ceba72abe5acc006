import type { PlaceQuery } from "../../../contract/src/types.ts";
import { dayOfInstant } from "../engine/base/calendar.ts";
import { airportsOfPlace } from "../engine/world/airports-of-place.ts";
import type { Services } from "../services.ts";

/**
 * Today at a place, as a day number; in UTC where no place is given, or it has no airport.
 * @param now epoch milliseconds
 */
export function localToday(
  { airports, data }: Services,
  place: PlaceQuery | undefined,
  now: number,
): number {
  const airport = place && airportsOfPlace(airports, place)[0];
  const offset = airport ? data.utcOffset(airport.timeZone, now) : 0;
  return dayOfInstant(now + offset * 60_000);
}
