import { describe, expect, test } from "vitest";
import type { TransferType } from "../../../../contract/src/types.ts";
import type { Agent, CurrencyData } from "../../data/model.ts";
import { journeysFrom } from "../journeys/journey.ts";
import { combineTrips, type Ticket, type Trip } from "../journeys/trip.ts";
import { plainAgent, plainCarrier, plainFlight, plainRoute } from "../testing/plain.ts";
import { liveQuery } from "../testing/queries.ts";
import { itineraryOf } from "./itinerary.ts";

/** Worth as much as a euro. */
const currency: CurrencyData = {
  code: "GBP",
  symbol: "£",
  thousandsSeparator: ",",
  decimalSeparator: ".",
  symbolOnLeft: true,
  spaceBetweenAmountAndSymbol: false,
  decimalDigits: 2,
  perEuro: 10_000,
};
const PLAN = {
  currency,
  query: liveQuery("LHR-EDI-LHR", [1, 2]),
  origin: "http://a",
  emptyPrices: false,
};

const [BA, FR] = [plainCarrier("BA"), plainCarrier("FR", { model: "low-cost" })];
const [a, b, c] = ["aaaa", "bbbb", "cccc"].map((id) => plainAgent(id)) as [Agent, Agent, Agent];

/** There and back with these carriers, which sell the trip on one ticket if they are the same. */
function tripWith(...carriers: readonly (typeof BA)[]): Trip {
  const legs = carriers.map((carrier, index) => {
    const route = plainRoute(index === 0 ? "LHR-EDI" : "EDI-LHR", carrier);
    return journeysFrom([plainFlight(route, 600 + index * 1440)], [], () => 10_000);
  });
  const [trip] = combineTrips(legs, 1);
  if (!trip) throw new Error("The legs make no trip.");
  return trip;
}

interface Sale {
  readonly cents: number;
  readonly agents: readonly Agent[];
  readonly transferType?: TransferType;
}

/** The itinerary of a trip whose offers cost so much with each of their agents. */
function itineraryWith(trip: Trip, ...sales: readonly Sale[]) {
  const offers = sales.map(({ cents, agents, transferType = "TRANSFER_TYPE_MANAGED" }) => ({
    transferType,
    items: agents.map((agent, index) => ({ agent, ticket: trip.tickets[index] as Ticket, cents })),
  }));
  return itineraryOf(PLAN, { trip, offers, sustainability: null });
}

const oneTicket = tripWith(BA, BA);
const twoTickets = tripWith(BA, FR);

test("sorts options by price, then by agent id", () => {
  const sale = (agent: Agent, cents: number): Sale => ({ cents, agents: [agent] });
  const { itinerary, facts } = itineraryWith(oneTicket, sale(c, 200), sale(b, 200), sale(a, 300));
  const { pricingOptions } = itinerary;
  expect(pricingOptions.map(({ agentIds }) => agentIds)).toEqual([["bbbb"], ["cccc"], ["aaaa"]]);
  expect(facts.price).toBe(2000);
});

describe("an option of two tickets", () => {
  const optionOf = (...agents: readonly Agent[]) =>
    itineraryWith(twoTickets, { cents: 150, agents }).itinerary.pricingOptions[0];

  test("costs the sum of both, and numbers the booking link of each", () => {
    const option = optionOf(a, b);
    expect(option?.price.amount).toBe("3000");
    const links = option?.items.map(({ deepLink }) => new URL(deepLink).pathname.split("/"));
    expect(links?.map(([, , agent, , part]) => [agent, part])).toEqual([
      ["aaaa", "1"],
      ["bbbb", "2"],
    ]);
  });

  test("lists an agent that sells both only once", () => {
    expect(optionOf(a, b)?.agentIds).toEqual(["aaaa", "bbbb"]);
    expect(optionOf(a, a)?.agentIds).toEqual(["aaaa"]);
  });
});

test("the booking link of a single ticket has no number", () => {
  const { itinerary } = itineraryWith(oneTicket, { cents: 100, agents: [a] });
  const link = itinerary.pricingOptions[0]?.items[0]?.deepLink ?? "";
  expect(new URL(link).pathname).toBe(`/redirect/aaaa/${oneTicket.id}`);
});

test.each([
  ["one ticket there and back", oneTicket, ["RT", "RT"]],
  ["two tickets there and back", twoTickets, ["OW", "OW"]],
  ["one way", tripWith(BA), ["OW"]],
])("fares of %s are return fares only on one return ticket", (_, trip, kinds) => {
  const agents = trip.tickets.map(() => knowing());
  const { itinerary } = itineraryWith(trip, { cents: 100, agents });
  const fares = itinerary.pricingOptions.flatMap(({ items }) =>
    items.flatMap(({ fares }) => fares),
  );
  expect(fares.map(({ fareBasisCode }) => fareBasisCode.slice(-4, -2))).toEqual(kinds);
});

/** An agent that knows the codes of its fares. */
function knowing(): Agent {
  const agents = ["k1", "k2", "k3", "k4", "k5"].map((id) => plainAgent(id));
  const found = agents.find((agent) => {
    const { itinerary } = itineraryWith(oneTicket, { cents: 100, agents: [agent] });
    return itinerary.pricingOptions[0]?.items[0]?.fares[0]?.fareBasisCode !== "";
  });
  if (!found) throw new Error("No agent knows the codes.");
  return found;
}

test.each<[string, Trip, TransferType, string]>([
  ["one ticket", oneTicket, "TRANSFER_TYPE_MANAGED", "singleTicket"],
  ["protected tickets", twoTickets, "TRANSFER_TYPE_PROTECTED_SELF_TRANSFER", "multiTicketNonNpt"],
  ["tickets with managed connections", twoTickets, "TRANSFER_TYPE_MANAGED", "multiTicketNonNpt"],
  ["tickets at one's own risk", twoTickets, "TRANSFER_TYPE_SELF_TRANSFER", "multiTicketNpt"],
])("%s counts as the ticket type of its cheapest option", (_, trip, transferType, ticketType) => {
  const agents = trip.tickets.map(() => a);
  const dear: Sale = { cents: 900, agents, transferType: "TRANSFER_TYPE_UNSPECIFIED" };
  const { facts } = itineraryWith(trip, dear, { cents: 100, agents, transferType });
  expect(facts.ticketType).toBe(ticketType);
});
