import type {
  IndicativeCarrier,
  IndicativeContent,
  IndicativeQuery,
  Quote,
  QuoteLeg,
} from "../../../../contract/src/types.ts";
import type * as reference from "../../data/model.ts";
import { dateCode, dateOf, dayOfInstant } from "../base/calendar.ts";
import { currencyNamed, toWhole, UNKNOWN_PRICE, wholePrice } from "../base/money.ts";
import type { ResultsShape, ResultsSize } from "../journeys/results-shape.ts";
import { agentsInMarket } from "../journeys/seller.ts";
import { carrierLogo } from "../world/logo-path.ts";
import { resultPlaces } from "../world/result-places.ts";
import type { World } from "../world/world.ts";
import { groupingsOf, type ListedQuote } from "./groupings.ts";
import { daysOfLeg, type Occasion, occasionsOf } from "./occasions.ts";
import { pairsOf } from "./pairs.ts";
import { createQuoteFinder, type FoundQuote } from "./quote-finder.ts";

/**
 * How far a quote may differ from the cheapest live price for the same dates and kind (direct or
 * with stops), in thousandths of the live price: prices move in the days after a quote was seen,
 * and a live search considers more connections. The cheapest trip of the other kind may cost far
 * less.
 */
export const INDICATIVE_TOLERANCE = 150;

export interface IndicativeOptions extends ResultsShape {
  /** The instant of the search in epoch milliseconds. */
  readonly now: number;
  /** Origin of logos: "http://localhost:3000". */
  readonly origin: string;
}

/**
 * Indicative prices for one adult in economy, from the same flights and fares as live prices. For
 * each pair of airports: the cheapest direct and the cheapest other trip of each day (grouping by
 * date, up to 62 days), of each month, or of all dates where the query spans many pairs.
 */
export function searchIndicative(
  world: World,
  query: IndicativeQuery,
  { now, origin, size = "normal", emptyPrices = false, unfriendly = false }: IndicativeOptions,
): IndicativeContent {
  const { data } = world;
  const [there, back] = query.queryLegs.map((leg) => daysOfLeg(leg, dayOfInstant(now)));
  const pairs = pairsOf(world, query.queryLegs).slice(0, MAX_PAIRS_BY_SIZE[size]);
  const find = createQuoteFinder({
    world,
    agents: agentsInMarket(data.agents, query.market),
    now,
    periodOf: size === "large" ? byDay : periodsOf(query, pairs.length, there ?? []),
  });
  const occasions = occasionsOf(there ?? [], back);
  const currency = currencyNamed(data.currencies, query.currency);
  const quotes = pairs.flatMap((pair) => find(pair, occasions)).slice(0, MAX_QUOTES[size]);
  const listed = (unfriendly ? withoutUnseen(quotes) : quotes).map((found) => ({
    id: quoteId(found),
    found,
    whole: toWhole(found.cents, currency),
  }));
  return {
    results: {
      quotes: Object.fromEntries(
        listed.map((quote, index) => [
          quote.id,
          printQuote(quote, emptyPrices && index % EMPTY_EVERY === 0),
        ]),
      ),
      carriers: carriersOf(listed, origin),
      places: resultPlaces(world, airportsOf(listed), query.locale, "continent"),
    },
    groupingOptions: groupingsOf(listed, query.dateTimeGroupingType),
  };
}

const MAX_QUOTES: Partial<Record<ResultsSize, number>> = { none: 0, one: 1, few: 3 };
/** A quote for each day means so many quotes, and so much work, that two pairs are enough. */
const MAX_PAIRS_BY_SIZE: Partial<Record<ResultsSize, number>> = { none: 0, large: 2 };
const EMPTY_EVERY = 3;

/** Drops about every sixth day, as if nobody had searched for it, unless no quote would be left. */
function withoutUnseen(quotes: readonly FoundQuote[]): readonly FoundQuote[] {
  const seen = quotes.filter(({ occasion }) => occasion.outbound % 6 !== 0);
  return seen.length > 0 ? seen : quotes;
}

function byDay({ outbound }: Occasion): number {
  return outbound;
}

export const MAX_SINGLE_DAYS = 62;
const MAX_PAIRS_BY_PERIOD = 40;

function periodsOf(
  { dateTimeGroupingType }: IndicativeQuery,
  pairs: number,
  days: readonly number[],
): (occasion: Occasion) => number {
  if (pairs > MAX_PAIRS_BY_PERIOD) return () => 0;
  const isByDate = dateTimeGroupingType === "DATE_TIME_GROUPING_TYPE_BY_DATE";
  if (!isByDate || days.length > MAX_SINGLE_DAYS) {
    return ({ outbound, inbound }) => 10_000 * monthOf(outbound) + monthOf(inbound ?? 0);
  }
  return ({ outbound, inbound }) => (days.length > 1 ? outbound : (inbound ?? outbound));
}

function monthOf(day: number): number {
  const { year, month } = dateOf(day);
  return 12 * (year - 1970) + month;
}

function quoteId({ pair, occasion, isDirect }: FoundQuote): string {
  const [from, to] = pair.outbound;
  const [backFrom, backTo] = pair.inbound ?? [to, from];
  const isOpenJaw = backFrom !== to || backTo !== from;
  const parts = [
    from.iata,
    to.iata,
    dateCode(occasion.outbound),
    ...(isOpenJaw ? [backFrom.iata, backTo.iata] : []),
    ...(occasion.inbound === undefined ? [] : [dateCode(occasion.inbound)]),
    isDirect ? "direct" : "stops",
  ];
  return parts.join("-").toLowerCase();
}

function printQuote({ found, whole }: ListedQuote, isEmpty: boolean): Quote {
  return {
    minPrice: isEmpty ? UNKNOWN_PRICE : wholePrice(whole),
    isDirect: found.isDirect,
    outboundLeg: printLeg(found, 0),
    inboundLeg: found.trip.journeys.length > 1 ? printLeg(found, 1) : UNUSED_LEG,
  };
}

const UNUSED_LEG: QuoteLeg = {
  originPlaceId: "",
  destinationPlaceId: "",
  departureDateTime: { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 },
  quoteCreationTimestamp: "0",
  marketingCarrierId: "",
};

function printLeg({ trip, sighting }: FoundQuote, index: number): QuoteLeg {
  const flights = trip.journeys[index]?.flights ?? [];
  const first = flights[0];
  return {
    originPlaceId: first?.flight.route.from.entityId ?? "",
    destinationPlaceId: flights.at(-1)?.flight.route.to.entityId ?? "",
    departureDateTime: { ...dateOf(first?.flight.day ?? 0), hour: 0, minute: 0, second: 0 },
    quoteCreationTimestamp: String(sighting.timestamp),
    marketingCarrierId: first?.carrier.id ?? "",
  };
}

function carriersOf(
  quotes: readonly ListedQuote[],
  origin: string,
): Record<string, IndicativeCarrier> {
  const carriers = new Set<reference.Carrier>(
    quotes.flatMap(({ found }) => found.trip.journeys.flatMap(({ carriers: own }) => own[0] ?? [])),
  );
  return Object.fromEntries(
    [...carriers]
      .sort((a, b) => (a.iata < b.iata ? -1 : 1))
      .map((carrier) => [
        carrier.id,
        { name: carrier.name, imageUrl: origin + carrierLogo(carrier.iata), iata: carrier.iata },
      ]),
  );
}

function airportsOf(quotes: readonly ListedQuote[]) {
  return quotes.flatMap(({ found }) => [...found.pair.outbound, ...(found.pair.inbound ?? [])]);
}
