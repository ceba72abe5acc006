import { dayOfInstant } from "../base/calendar.ts";
import { happens, mix } from "../base/random.ts";
import type { Occasion } from "./occasions.ts";
import type { Pair } from "./pairs.ts";

/**
 * Indicative prices are prices that travellers saw recently. A sighting says that someone looked at
 * a trip in the last few days, and when. It is the same all day long and for every query.
 */
export interface Sighting {
  /** Seconds since 1970: at most four days ago, and never in the future. */
  readonly timestamp: number;
  /** The day of the timestamp, whose prices apply. */
  readonly day: number;
}

const DAY_IN_SECONDS = 86_400;
/** Seconds before the start of today; at the end of today, that is still within four days. */
const OLDEST = 3 * DAY_IN_SECONDS;

export type SightingOf = (occasion: Occasion) => Sighting | undefined;

/** A traveller who looks at trips with stops also sees the direct ones of the same dates. */
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

/** In thousandths: more people look at near dates. */
function chanceOfDate(daysAhead: number): number {
  return daysAhead <= 60 ? 960 : Math.max(350, 960 - 3 * (daysAhead - 60));
}
