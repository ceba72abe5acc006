import type {
  Agent,
  LiveResults,
  Price,
  PricingOption,
  Segment,
} from "../../contract/src/types.ts";

/** One of the bookings that a traveller has to make. */
export interface Booking {
  /** Where it is made. Use it as it is. */
  readonly link: string;
  /** What it costs. */
  readonly price: Price;
  /** Undefined where the results do not hold the agent. */
  readonly agent: Agent | undefined;
  /** What it covers, as far as the results hold it. */
  readonly segments: readonly Segment[];
}

/** All bookings of an option. The traveller needs each of them: the first is not the whole trip. */
export function bookingsOf(
  { agents, segments }: LiveResults,
  { items }: PricingOption,
): readonly Booking[] {
  return items.map(({ deepLink, price, agentId, fares }) => ({
    link: deepLink,
    price,
    agent: Object.hasOwn(agents, agentId) ? agents[agentId] : undefined,
    segments: fares.flatMap(({ segmentId }) =>
      Object.hasOwn(segments, segmentId) ? (segments[segmentId] ?? []) : [],
    ),
  }));
}
