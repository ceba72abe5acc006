import type { Agent } from "../../data/model.ts";
import { between, happens, hashText, mix } from "../base/random.ts";
import type { Ticket } from "./trip.ts";

/** An agent that sells a ticket, and its price in thousandths of the fare. */
export interface Seller {
  readonly agent: Agent;
  readonly factor: number;
}

/** The agents that sell in a market. */
export interface MarketAgents {
  readonly all: readonly Agent[];
  readonly travelAgents: readonly Agent[];
  readonly airlines: ReadonlyMap<string, Agent>;
}

/** An agent without markets sells everywhere. */
export function agentsInMarket(agents: readonly Agent[], market: string): MarketAgents {
  const all = agents.filter(({ markets }) => markets.length === 0 || markets.includes(market));
  return {
    all,
    travelAgents: all.filter(({ carrierId }) => carrierId === undefined),
    airlines: new Map(
      all.flatMap((agent) => (agent.carrierId === undefined ? [] : [[agent.carrierId, agent]])),
    ),
  };
}

const CHANCE_TO_SELL = 420;
const MAX_SELLERS = 7;

/**
 * The sellers of a ticket, cheapest first: the agent of the airline that sells it, and a share of
 * the travel agents. They depend on the airline and on where the ticket starts and ends, not on the
 * day, so that prices of different days are comparable. There is always one.
 */
export function sellersOf(
  { flights, destination }: Ticket,
  { travelAgents, airlines }: MarketAgents,
  seed: number,
): readonly Seller[] {
  const carrier = flights[0]?.carrier;
  const from = flights[0]?.flight.route.from.iata ?? "";
  const key = mix(seed, hashText(`${carrier?.iata}|${from}|${destination}`));
  const airline = airlines.get(carrier?.id ?? "");
  const candidates = travelAgents.map((agent) => ({ agent, hash: mix(key, hashText(agent.id)) }));
  const selling = candidates.filter(({ hash }) => happens(hash, CHANCE_TO_SELL));
  const fallback = airline ? [] : candidates.slice(0, 1);
  const sellers = (selling.length > 0 ? selling : fallback).map(({ agent, hash }) => ({
    agent,
    // Travel agents' prices vary a little from ticket to ticket.
    factor: 1000 + 10 * agent.markup + between(mix(hash, 1), -10, 25),
  }));
  // An airline has the same markup for every ticket.
  const airlineSeller = airline ? [{ agent: airline, factor: 1000 + 10 * airline.markup }] : [];
  return [...airlineSeller, ...sellers]
    .sort((a, b) => a.factor - b.factor || (a.agent.id < b.agent.id ? -1 : 1))
    .slice(0, MAX_SELLERS);
}
