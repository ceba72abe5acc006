import type { TransferType } from "../../../../contract/src/types.ts";
import type { Agent } from "../../data/model.ts";
import { happens, hashText } from "../base/random.ts";
import { type MarketAgents, type Seller, sellersOf } from "./seller.ts";
import type { Ticket, Trip } from "./trip.ts";

/** One way to buy a trip: the contract's pricing option, still in euro cents. */
export interface Offer {
  readonly items: readonly OfferItem[];
  readonly transferType: TransferType;
}

export interface OfferItem {
  readonly agent: Agent;
  readonly ticket: Ticket;
  readonly cents: number;
}

/** Price factor in thousandths of a travel agent that protects connections between two tickets. */
const PROTECTION_FACTOR = 1045;

/** All ways to buy a trip, for a party that pays `weight` hundredths of an adult's fare. */
export function offersFor(
  trip: Trip,
  agents: MarketAgents,
  weight: number,
  seed: number,
): readonly Offer[] {
  const sellers = trip.tickets.map((ticket) => sellersOf(ticket, agents, seed));
  const price = ({ agent, factor }: Seller, ticket: Ticket, extra = 1000): OfferItem => ({
    agent,
    ticket,
    cents: Math.round((ticket.fare * weight * factor * extra) / 1e8),
  });
  const [only, ...others] = trip.tickets;
  if (only && others.length === 0) {
    return (sellers[0] ?? []).map((seller) => managed([price(seller, only)]));
  }
  return uniqueOffers([
    separately(
      trip,
      sellers.map((list) => list[0]),
      price,
    ),
    separately(
      trip,
      sellers.map((list) => list.find(({ agent }) => agent.carrierId)),
      price,
    ),
    ...combiningAgents(sellers).map((list) => combined(trip, list, price)),
  ]);
}

type Price = (seller: Seller, ticket: Ticket, extra?: number) => OfferItem;

function managed(items: readonly OfferItem[]): Offer {
  return { items, transferType: "TRANSFER_TYPE_MANAGED" };
}

/** Each ticket from the seller given for it; undefined if one is missing. */
function separately(
  trip: Trip,
  sellers: readonly (Seller | undefined)[],
  price: Price,
): Offer | undefined {
  const items = trip.tickets.flatMap((ticket, index) => {
    const seller = sellers[index];
    return seller ? [price(seller, ticket)] : [];
  });
  if (items.length < trip.tickets.length) return undefined;
  if (!trip.hasSelfTransfer) return managed(items);
  return { items, transferType: "TRANSFER_TYPE_SELF_TRANSFER" };
}

/** Each travel agent that combines tickets and sells all of these, as its seller per ticket. */
function combiningAgents(sellers: readonly (readonly Seller[])[]): readonly (readonly Seller[])[] {
  const [first = [], ...others] = sellers;
  return first
    .filter(({ agent }) => agent.combines)
    .map((seller) => [
      seller,
      ...others.map((list) => list.find(({ agent }) => agent === seller.agent)),
    ])
    .flatMap((list) => (list.every((seller) => seller !== undefined) ? [list] : []));
}

function combined(trip: Trip, sellers: readonly Seller[], price: Price): Offer | undefined {
  const agent = sellers[0]?.agent;
  if (!agent || !trip.hasSelfTransfer || !protects(agent)) return separately(trip, sellers, price);
  const items = trip.tickets.flatMap((ticket, index) => {
    const seller = sellers[index];
    return seller ? [price(seller, ticket, PROTECTION_FACTOR)] : [];
  });
  return { items, transferType: "TRANSFER_TYPE_PROTECTED_SELF_TRANSFER" };
}

/** About half of the combining agents protect the connections they sell. */
function protects(agent: Agent): boolean {
  return happens(hashText(agent.id), 500);
}

function uniqueOffers(offers: readonly (Offer | undefined)[]): readonly Offer[] {
  const unique = new Map<string, Offer>();
  for (const offer of offers) {
    if (!offer) continue;
    const key = [offer.transferType, ...offer.items.map(({ agent }) => agent.id)].join("|");
    if (!unique.has(key)) unique.set(key, offer);
  }
  return [...unique.values()];
}
