import { between, happens, hashText, mix } from "../base/random.ts";
import type { Offer } from "../journeys/offer.ts";
import { knownAtCreate } from "./live-state.ts";
import type { PricedTrip } from "./priced-trip.ts";
import type { Supplier } from "./suppliers.ts";

/** How many of a thousand offers disappear before the search is over, and how many change price. */
const LEAVING = 250;
const REPRICED = 300;
/** The range of changed prices, in thousandths of the first price. */
const FACTORS = { low: 880, high: 1150 };

/**
 * The trips with the offers that are still on sale at a step of a search, at the prices of that
 * step. An offer is on sale for at least one step, so there is always one; an offer that has gone
 * never comes back. The cheapest offer of create goes first: a client that keeps it shows a price
 * that no longer exists.
 * @param shown as `LiveState.shown`
 */
export function movedTrips(
  trips: readonly PricedTrip[],
  suppliers: readonly Supplier[],
  shown: number,
  seed: number,
): readonly PricedTrip[] {
  const firstStep = stepsOf(suppliers);
  const last = suppliers.filter(({ changesContent }) => changesContent).length;
  const known = knownAtCreate(last);
  const soldOut = cheapestOf(trips.flatMap(({ offers }) => offers.filter(isKnown)));

  function isKnown(offer: Offer): boolean {
    return firstStep(offer) <= known;
  }
  return trips.map(({ trip, offers, ...rest }) => ({
    ...rest,
    trip,
    offers: offers.flatMap((offer) => {
      const age = shown - Math.max(known, firstStep(offer));
      const fate = mix(seed, hashText(`${trip.id}|${nameOf(offer)}`));
      const hasLeft = offer === soldOut ? age > 0 : age > stepsOnSale(fate, last);
      return hasLeft ? [] : [repriced(offer, fate, age)];
    }),
  }));
}

/** The step at which an offer appears: when the last of its agents has answered. */
function stepsOf(suppliers: readonly Supplier[]): (offer: Offer) => number {
  const steps = new Map<string, number>();
  let step = 0;
  for (const { agentId, changesContent } of suppliers) {
    if (changesContent) step += 1;
    steps.set(agentId, step);
  }
  return ({ items }) => Math.max(...items.map(({ agent }) => steps.get(agent.id) ?? 0));
}

/** How many steps after its first an offer is still on sale. */
function stepsOnSale(fate: number, last: number): number {
  const leaving = mix(fate, 1);
  return happens(leaving, LEAVING) ? between(mix(leaving, 1), 0, last) : last;
}

function repriced(offer: Offer, fate: number, age: number): Offer {
  if (age <= 0 || !happens(mix(fate, 2), REPRICED)) return offer;
  const factor = between(mix(fate, 2 + age), FACTORS.low, FACTORS.high);
  const items = offer.items.map((item) => ({
    ...item,
    cents: Math.round((item.cents * factor) / 1000),
  }));
  return { ...offer, items };
}

function cheapestOf(offers: readonly Offer[]): Offer | undefined {
  const centsOf = ({ items }: Offer) => items.reduce((sum, { cents }) => sum + cents, 0);
  const [first, ...others] = offers;
  return others.reduce<Offer | undefined>(
    (cheapest, offer) => (cheapest && centsOf(cheapest) <= centsOf(offer) ? cheapest : offer),
    first,
  );
}

function nameOf({ items, transferType }: Offer): string {
  return [transferType, ...items.map(({ agent }) => agent.id)].join("|");
}
