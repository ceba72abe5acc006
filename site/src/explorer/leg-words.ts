import { toDateText } from "../../../client/src/dates.ts";
import { legsOf, lowestPriceOf } from "../../../client/src/lookups.ts";
import type {
  Itinerary,
  Leg,
  LiveResults,
  LocalDateTime,
  Place,
  Quote,
  QuoteLeg,
  Segment,
} from "../../../contract/src/types.ts";
import type { ValueFormat } from "./value-format.ts";

type Places = Readonly<Record<string, Place>>;

/** "LHR 10:15 → EDI 15:40, 1 stop" */
export function legWords(leg: Leg | Segment, places: Places, format: ValueFormat): string {
  const { originPlaceId, destinationPlaceId, departureDateTime, arrivalDateTime } = leg;
  const days = daysBetween(departureDateTime, arrivalDateTime);
  const way = [
    `${placeWord(places, originPlaceId)} ${format.time(departureDateTime)}`,
    `${placeWord(places, destinationPlaceId)} ${format.time(arrivalDateTime)}${days}`,
  ].join(" → ");
  return "stopCount" in leg ? listed([way, format.stops(leg.stopCount)]) : way;
}

/** "LHR 10:15 → EDI 15:40, 1 stop, £35.77" */
export function itineraryWords(one: Itinerary, results: LiveResults, format: ValueFormat): string {
  const legs = legsOf(results, one).map((leg) => legWords(leg, results.places, format));
  const price = lowestPriceOf(one);
  return listed([...legs, price && format.price(price)]);
}

/** "LHR → EDI, 19 May 2027"; empty for an unused leg. A quote's time of day means nothing. */
export function quoteLegWords(leg: QuoteLeg, places: Places, format: ValueFormat): string {
  return listed([routeWords(leg, places), format.date(leg.departureDateTime)]);
}

export function quoteWords(quote: Quote, places: Places, format: ValueFormat): string {
  const { outboundLeg, inboundLeg, minPrice } = quote;
  return listed([
    quoteLegWords(outboundLeg, places, format),
    inboundLeg && quoteLegWords(inboundLeg, places, format),
    format.price(minPrice),
  ]);
}

/** "LHR → EDI" */
export function routeWords(
  { originPlaceId, destinationPlaceId }: Pick<QuoteLeg, "originPlaceId" | "destinationPlaceId">,
  places: Places,
): string | undefined {
  if (originPlaceId === "" && destinationPlaceId === "") return undefined;
  return `${placeWord(places, originPlaceId)} → ${placeWord(places, destinationPlaceId)}`;
}

/** A place's code, or else its name; an id without a place stands for itself. */
export function placeWord(places: Places, id: string): string {
  const place = Object.hasOwn(places, id) ? places[id] : undefined;
  return place?.iata || place?.name || id;
}

/** " +1" for an arrival on the day after, " -1" across the date line; empty on the same day. */
export function daysBetween(from: LocalDateTime, to: LocalDateTime): string {
  const days = (Date.parse(toDateText(to)) - Date.parse(toDateText(from))) / 86_400_000;
  if (days === 0) return "";
  return days > 0 ? ` +${days}` : ` ${days}`;
}

export function listed(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
