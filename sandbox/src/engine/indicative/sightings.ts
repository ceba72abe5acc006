import { dayOfInstant } from "../base/calendar.ts";
import { happens, mix } from "../base/random.ts";
import type { Occasion } from "./occasions.ts";
import type { Pair } from "./pairs.ts";

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

export type SightingOf = (occasion: Occasion) => Sighting | undefined;

/** Who looks at a trip with stops sees the direct ones of the same dates as well. */
export function sightingsOf(pair: Pair, isDirect: boolean, seed: number, now: number): SightingOf {
  const withStops = sightingsOfKind(pair, false, seed, now);
  if (!isDirect) return withStops;
  const direct = sightingsOfKind(pair, true, seed, now);
  return (occasion) => direct(occasion) ?? withStops(occasion);
}

function sightingsOfKind(pair: Pair, isDirect: boolean, seed: number, now: number): SightingOf {
  const [from, to] = pair.outbound;
  const route = mix(mix(mix(seed, from.hash), to.hash), isDirect ? 1 : 2);
  const today = dayOfInstant(now);
  // In percent: 100 between two of the largest airports.
  const interest = 60 + 5 * (from.size + to.size);
  return ({ outbound, inbound = 0 }) => {
    const hash = mix(mix(route, outbound), inbound);
    if (!happens(hash, (chanceOfDate(outbound - today) * interest) / 100)) return undefined;
    const timestamp = today * DAY_IN_SECONDS - (mix(hash, today) % OLDEST);
    return { timestamp, day: Math.floor(timestamp / DAY_IN_SECONDS) };
  };
}

/** In a thousand: more people look at near dates. */
function chanceOfDate(daysAhead: number): number {
  return daysAhead <= 60 ? 960 : Math.max(350, 960 - 3 * (daysAhead - 60));
}
