import type {
  GroupingOptions,
  IndicativeCarrier,
  IndicativeContent,
  IndicativeQuery,
  IndicativeSearchResponse,
  Quote,
  QuoteLeg,
} from "../../../../contract/src/types.ts";
import { isOneIn } from "./is-one-in.ts";
import { oddId } from "./odd-id.ts";
import { shuffleMap } from "./shuffle-map.ts";
import { shuffled } from "./shuffled.ts";
import { withUnknownMembers } from "./unknown-members.ts";
import { withMixedUnits } from "./with-mixed-units.ts";
import { withoutSomeCodes } from "./without-some-codes.ts";

/** The same quotes in an inconvenient form that a client should be able to handle. */
export function unfriendlyIndicative(
  { status, content: { results, groupingOptions } }: IndicativeSearchResponse,
  { dateTimeGroupingType }: IndicativeQuery,
): IndicativeSearchResponse {
  const isByDate = dateTimeGroupingType === "DATE_TIME_GROUPING_TYPE_BY_DATE";
  const content: IndicativeContent = {
    results: {
      quotes: shuffleMap(results.quotes, quoteOf, oddId),
      carriers: shuffleMap(results.carriers, carrierOf),
      places: shuffleMap(results.places, withoutSomeCodes),
    },
    groupingOptions: isByDate
      ? byDate(groupingOptions)
      : { ...byDate(groupingOptions), ...byRoute(groupingOptions) },
  };
  return withUnknownMembers({ status, content: withMixedUnits(content) });
}

function quoteOf({ inboundLeg, ...rest }: Quote): Quote {
  const isUsed = inboundLeg !== undefined && inboundLeg.originPlaceId !== "";
  return {
    ...rest,
    outboundLeg: changeLeg(rest.outboundLeg),
    ...(isUsed ? { inboundLeg: changeLeg(inboundLeg) } : {}),
  };
}

/** Sets a time of day that has no meaning: only the date counts. */
function changeLeg(leg: QuoteLeg): QuoteLeg {
  const { departureDateTime } = leg;
  return { ...leg, departureDateTime: { ...departureDateTime, hour: 23, minute: 59, second: 59 } };
}

function carrierOf(carrier: IndicativeCarrier, id: string): IndicativeCarrier {
  return isOneIn(2, id) ? { ...carrier, iata: "" } : carrier;
}

/** A group without places or quotes. */
const EMPTY_GROUP = { originPlaceId: "", destinationPlaceId: "", quoteIds: [] };

function byRoute({ byRoute }: GroupingOptions): GroupingOptions {
  const groups = (byRoute?.quotesGroups ?? []).map((group) => ({
    ...group,
    quoteIds: shuffled(group.quoteIds, (id) => id).map(oddId),
  }));
  return { byRoute: { quotesGroups: [EMPTY_GROUP, ...groups] } };
}

function byDate({ byDate }: GroupingOptions): GroupingOptions {
  const renamed = (groups: NonNullable<typeof byDate>["quotesOutboundGroups"] = []) =>
    groups.map((group) => ({ ...group, quoteIds: group.quoteIds.map(oddId) }));
  return {
    byDate: {
      quotesOutboundGroups: renamed(byDate?.quotesOutboundGroups),
      quotesInboundGroups: renamed(byDate?.quotesInboundGroups),
    },
  };
}
