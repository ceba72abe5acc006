import type { Agent } from "../../data/model.ts";
import type { Offer } from "../journeys/offer.ts";
import type { PricedTrip } from "./priced-trip.ts";

/** An agent that is asked for prices. */
export interface Supplier {
  readonly agentId: string;
  /** Milliseconds until it answers. */
  readonly latency: number;
  /** Whether its answer adds anything, given those that answered before it. */
  readonly changesContent: boolean;
}

/** How many travel agents without offers are asked: their answers result in NOT_MODIFIED. */
const QUIET_SUPPLIERS = 2;

/**
 * The agents that have an offer, and a few that have none, in the order in which they answer. An
 * offer of several agents is complete when the last of them has answered: that answer changes the
 * content.
 */
export function suppliersOf(
  agents: readonly Agent[],
  trips: readonly PricedTrip[],
): readonly Supplier[] {
  const offers = trips.flatMap(({ offers }) => offers);
  const selling = new Set(offers.flatMap(({ items }) => items.map(({ agent }) => agent.id)));
  const quiet = agents.filter(({ id, carrierId }) => !selling.has(id) && !carrierId);
  const queried = [
    ...agents.filter(({ id }) => selling.has(id)),
    ...quiet.slice(0, QUIET_SUPPLIERS),
  ].sort((a, b) => a.latency - b.latency || (a.id < b.id ? -1 : 1));
  const order = new Map(queried.map(({ id }, index) => [id, index]));
  const last = new Set(
    offers.map(({ items }) =>
      items.reduce((latest, { agent }) => Math.max(latest, order.get(agent.id) ?? 0), 0),
    ),
  );
  return queried.map(({ id, latency }, index) => ({
    agentId: id,
    latency,
    changesContent: last.has(index),
  }));
}

/** The trips with the offers whose agents have all answered; trips without any are left out. */
export function answeredBy(
  trips: readonly PricedTrip[],
  suppliers: readonly Supplier[],
): readonly PricedTrip[] {
  const answered = new Set(suppliers.map(({ agentId }) => agentId));
  const isComplete = ({ items }: Offer) => items.every(({ agent }) => answered.has(agent.id));
  return trips
    .map(({ offers, ...rest }) => ({ ...rest, offers: offers.filter(isComplete) }))
    .filter(({ offers }) => offers.length > 0);
}
