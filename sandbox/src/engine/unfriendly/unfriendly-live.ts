import type {
  Agent,
  Carrier,
  Itinerary,
  Leg,
  LiveContent,
  PricingOption,
  SortingOption,
} from "../../../../contract/src/types.ts";
import { isOneIn } from "./is-one-in.ts";
import { oddId } from "./odd-id.ts";
import { shuffleMap } from "./shuffle-map.ts";
import { shuffled } from "./shuffled.ts";
import { withUnknownMembers } from "./unknown-members.ts";
import { withMixedUnits } from "./with-mixed-units.ts";
import { withoutSomeCodes } from "./without-some-codes.ts";

/** The same results in an inconvenient form that a client should be able to handle. */
export function unfriendlyLive({ results, stats, sortingOptions }: LiveContent): LiveContent {
  const { best, cheapest, fastest } = sortingOptions;
  const content: LiveContent = {
    results: {
      itineraries: shuffleMap(results.itineraries, itineraryOf, oddId),
      legs: shuffleMap(results.legs, changeLeg, oddId),
      segments: shuffleMap(results.segments, (segment) => segment, oddId),
      places: shuffleMap(results.places, withoutSomeCodes),
      carriers: shuffleMap(results.carriers, carrierOf),
      agents: { ...UNNAMED_AGENT, ...shuffleMap(results.agents, agentOf) },
      alliances: shuffleMap(results.alliances, (alliance) => alliance),
    },
    stats,
    sortingOptions: {
      best: best.map(sorted),
      cheapest: cheapest.map(sorted),
      fastest: fastest.map(sorted),
    },
  };
  return withUnknownMembers(withMixedUnits(content));
}

const sorted = ({ score, itineraryId }: SortingOption) => ({
  score,
  itineraryId: oddId(itineraryId),
});

function itineraryOf({ sustainabilityData, ...rest }: Itinerary): Itinerary {
  const options = shuffled(rest.pricingOptions, ({ agentIds }) => agentIds.join());
  return {
    ...rest,
    pricingOptions: options.map(optionOf),
    legIds: rest.legIds.map(oddId),
    ...(sustainabilityData ? { sustainabilityData } : {}),
  };
}

function optionOf(option: PricingOption): PricingOption {
  const { items, transferType, agentIds } = option;
  const hidesTransferType = isOneIn(4, agentIds.join());
  return {
    ...option,
    transferType: hidesTransferType ? "TRANSFER_TYPE_UNSPECIFIED" : transferType,
    items: items.map((item) => ({
      ...item,
      fares: item.fares.map((fare) => ({ ...fare, segmentId: oddId(fare.segmentId) })),
    })),
  };
}

function changeLeg(leg: Leg): Leg {
  return { ...leg, segmentIds: leg.segmentIds.map(oddId) };
}

function carrierOf(carrier: Carrier, id: string): Carrier {
  return isOneIn(2, id) ? { ...carrier, iata: "" } : carrier;
}

function agentOf(agent: Agent, id: string): Agent {
  return isOneIn(4, id) ? { ...agent, type: "AGENT_TYPE_UNSPECIFIED" } : agent;
}

/** An agent that no pricing option names. */
const UNNAMED_AGENT: Record<string, Agent> = {
  "sells nothing": {
    name: "Nobody sells here",
    type: "AGENT_TYPE_UNSPECIFIED",
    imageUrl: "",
    feedbackCount: 0,
    rating: 0,
    ratingBreakdown: null,
    isOptimisedForMobile: false,
  },
};
