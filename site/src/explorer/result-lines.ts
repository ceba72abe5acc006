import {
  agentsOf,
  carriersOf,
  legsOf,
  pricingOptionsOf,
  segmentsOf,
} from "../../../client/src/lookups.ts";
import type {
  IndicativeResults,
  Itinerary,
  Leg,
  LiveResults,
  Quote,
  QuoteLeg,
} from "../../../contract/src/types.ts";
import { daysBetween, listed, placeWord } from "./leg-words.ts";
import type { ValueFormat } from "./value-format.ts";

/** One result as lines to read from left to right: what leaves where, and what it costs. */
export interface ResultLines {
  readonly ways: readonly ResultWay[];
  /** Empty if there is none. */
  readonly price: string;
  /** "easyJet, TUI Airways · 5h 25m · 1 stop, MAN"; only the carriers if there are several legs. */
  readonly about: string;
  /**
   * "Lorem Flights + Sixpence Flights +2": the cheapest option's agents, and how many other
   * options.
   */
  readonly sellers: string;
}

/** One leg. */
export interface ResultWay {
  readonly from: string;
  readonly to: string;
  /** A time, or the day if there is no time. */
  readonly departs: string;
  /** "" if it is not known. */
  readonly arrives: string;
  readonly isDirect: boolean;
  /** "5h 25m · 1 stop, MAN", if it is one of several legs. */
  readonly about?: string;
}

export function itineraryLines(
  one: Itinerary | undefined,
  results: LiveResults,
  format: ValueFormat,
): ResultLines | undefined {
  if (!one) return undefined;
  const legs = legsOf(results, one);
  const carriers = new Set(legs.flatMap((leg) => carriersOf(results, leg)).map(nameOf));
  const about = legs.map((leg) => aboutLeg(leg, results, format));
  const isOne = legs.length === 1;
  const [cheapest, ...others] = pricingOptionsOf(one);
  const sellers = cheapest ? agentsOf(results, cheapest).map(nameOf).join(" + ") : "";
  return {
    ways: legs.map((leg, index) => ({
      ...wayOfLeg(leg, results, format),
      ...(!isOne && { about: about[index] ?? "" }),
    })),
    price: (cheapest && format.price(cheapest.price)) ?? "",
    about: [listed([...carriers]), ...(isOne ? about : [])].join(" · "),
    sellers: others.length === 0 ? sellers : `${sellers} +${others.length}`,
  };
}

function wayOfLeg(leg: Leg, { places }: LiveResults, format: ValueFormat): ResultWay {
  const { departureDateTime: leaves, arrivalDateTime: comes } = leg;
  return {
    from: placeWord(places, leg.originPlaceId),
    to: placeWord(places, leg.destinationPlaceId),
    departs: format.time(leaves),
    arrives: format.time(comes) + daysBetween(leaves, comes),
    isDirect: leg.stopCount === 0,
  };
}

/** "5h 25m · 1 stop, MAN" */
function aboutLeg(leg: Leg, results: LiveResults, format: ValueFormat): string {
  const [, ...later] = segmentsOf(results, leg);
  const stops = later.map(({ originPlaceId }) => placeWord(results.places, originPlaceId));
  return `${format.duration(leg.durationInMinutes)} · ${listed([format.stops(leg.stopCount), ...stops])}`;
}

export function quoteLines(
  one: Quote | undefined,
  results: IndicativeResults,
  format: ValueFormat,
): ResultLines | undefined {
  if (!one) return undefined;
  const { outboundLeg, inboundLeg, isDirect, minPrice } = one;
  // An unused leg has no place.
  const legs = [outboundLeg, inboundLeg].filter(
    (leg): leg is QuoteLeg => leg !== undefined && leg.originPlaceId !== "",
  );
  const carriers = legs.flatMap(({ marketingCarrierId: id }) =>
    Object.hasOwn(results.carriers, id) ? (results.carriers[id]?.name ?? []) : [],
  );
  return {
    ways: legs.map((leg) => ({
      from: placeWord(results.places, leg.originPlaceId),
      to: placeWord(results.places, leg.destinationPlaceId),
      departs: format.date(leg.departureDateTime) ?? "",
      arrives: "",
      isDirect,
    })),
    price: format.price(minPrice) ?? "",
    about: [listed([...new Set(carriers)]), isDirect ? format.stops(0) : ""]
      .filter(Boolean)
      .join(" · "),
    sellers: "",
  };
}

const nameOf = ({ name }: { readonly name: string }) => name;
