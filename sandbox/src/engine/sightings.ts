import { dayOfInstant } from "./calendar.ts";
import type { Occasion } from "./quote-dates.ts";
import type { Pair } from "./quote-places.ts";
import { happens, mix } from "./random.ts";

/**
 * Indicative prices are what travellers saw lately. A sighting says whether anyone looked at a trip
 * in the last days, and when. It is the same all day long and for every query.
 */
export interface Sighting {
  /** Seconds since 1970: at most four days ago, and never in the future. */
  readonly timestamp: number;
  /** The day of that moment: prices are those of that day. */
  readonly day: number;
}

const DAY_IN_SECONDS = 86_400;
/** Before the start of today, so that the start of the fourth day back is never passed. */
const OLDEST = 3 * DAY_IN_SECONDS;

export function sightingOf(
  pair: Pair,
  occasion: Occasion,
  isDirect: boolean,
  seed: number,
  now: number,
): Sighting | undefined {
  const [from, to] = pair.outbound;
  const route = mix(mix(seed, from.hash), to.hash);
  const days = mix(mix(route, occasion.outbound), occasion.inbound ?? 0);
  const hash = mix(days, isDirect ? 1 : 2);
  const today = dayOfInstant(now);
  const isSeen = happens(hash, chanceOfSight(from.size + to.size, occasion.outbound - today));
  if (!isSeen) return undefined;
  const age = mix(hash, today) % OLDEST;
  const timestamp = today * DAY_IN_SECONDS - age;
  return { timestamp, day: Math.floor(timestamp / DAY_IN_SECONDS) };
}

/** In a thousand: busy routes and near dates are looked at by more people. */
function chanceOfSight(size: number, daysAhead: number): number {
  const byDate = daysAhead <= 60 ? 960 : Math.max(350, 960 - 3 * (daysAhead - 60));
  return Math.round((byDate * (55 + 7.5 * size)) / 100);
}
