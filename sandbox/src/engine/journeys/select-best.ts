import type { Carrier } from "../../data/model.ts";
import { CENTS_PER_MINUTE } from "./path.ts";

/** The properties by which itineraries are selected. */
export interface Candidate {
  readonly fare: number;
  readonly minutes: number;
  readonly stops: number;
  readonly soleCarrier: Carrier | undefined;
}

const CENTS_PER_STOP = 1500;
const BEST_PER_CARRIER = 6;

/**
 * Selects at most `limit` items, best first. Kept, in this order, while there is room:
 * 1. the cheapest, up to a sixth of the limit each without and with stops;
 * 2. the best few of each carrier that sells the whole item, so that filtering by it finds some;
 * 3. the rest by price, time and stops.
 * Ties keep their order.
 */
export function selectBest<Item extends Candidate>(
  items: readonly Item[],
  limit: number,
): readonly Item[] {
  const byWorth = [...items].sort((a, b) => costOf(a) - costOf(b));
  if (items.length <= limit) return byWorth;
  const byFare = [...items].sort((a, b) => a.fare - b.fare);
  const sixth = Math.ceil(limit / 6);
  const chosen = new Set<Item>();
  const inOrder = [
    ...byFare.filter(({ stops }) => stops === 0).slice(0, sixth),
    ...byFare.filter(({ stops }) => stops > 0).slice(0, sixth),
    ...bestOfEachCarrier(byWorth),
    ...byWorth,
  ];
  for (const item of inOrder) {
    if (chosen.size >= limit) break;
    chosen.add(item);
  }
  return byWorth.filter((item) => chosen.has(item));
}

function bestOfEachCarrier<Item extends Candidate>(byWorth: readonly Item[]): readonly Item[] {
  const counts = { direct: new Map<Carrier, number>(), other: new Map<Carrier, number>() };
  return byWorth.filter(({ soleCarrier, stops }) => {
    if (!soleCarrier) return false;
    const known = stops === 0 ? counts.direct : counts.other;
    const count = (known.get(soleCarrier) ?? 0) + 1;
    known.set(soleCarrier, count);
    return count <= BEST_PER_CARRIER;
  });
}

function costOf({ fare, minutes, stops }: Candidate): number {
  return fare + minutes * CENTS_PER_MINUTE + stops * CENTS_PER_STOP;
}
