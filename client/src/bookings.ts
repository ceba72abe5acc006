import type {
  Agent,
  LiveResults,
  Price,
  PricingOption,
  Segment,
} from "../../contract/src/types.ts";
import { listOf, mapOf, pick } from "./lookups.ts";

/** One of the bookings that a traveller has to make. */
export interface Booking {
  /** The URL to book at. Use it unchanged. */
  readonly link: string;
  /** What it costs. */
  readonly price: Price;
  /** Undefined if the results do not contain the agent. */
  readonly agent: Agent | undefined;
  /** The segments it covers, as far as the results contain them. */
  readonly segments: readonly Segment[];
}

/**
 * All bookings of an option. The traveller needs each of them: the first is not the whole trip.
 * @throws {TypeError} unless given results of a live search and a pricing option
 */
export function bookingsOf(results: LiveResults, option: PricingOption): readonly Booking[] {
  const agents = mapOf("bookingsOf", results, "agents");
  const segments = mapOf("bookingsOf", results, "segments");
  const items = listOf("bookingsOf", "option", option, "items");
  return items.map(({ deepLink, price, agentId, fares }) => ({
    link: deepLink,
    price,
    agent: pick(agents, [agentId])[0],
    segments: pick(
      segments,
      (fares ?? []).map(({ segmentId }) => segmentId),
    ),
  }));
}
