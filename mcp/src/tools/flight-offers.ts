import { agentsOf, itinerariesOf, legsOf, pricingOptionsOf } from "../../../client/src/lookups.ts";
import type {
  LiveContent,
  LiveResults,
  LocalDateTime,
  Price,
} from "../../../contract/src/types.ts";
import { twoDigits } from "../../../site/src/base/dates/two-digits.ts";

/** An itinerary with its lowest price. */
export interface Offer {
  /** "GBP 23.37" */
  readonly price: string;
  readonly agents: readonly string[];
  readonly legs: readonly string[];
  /** A traveller needs all of them. */
  readonly deepLinks: readonly string[];
}

/**
 * The cheapest itineraries, each with its lowest price.
 * @param max how many at most
 */
export function offersIn(
  content: LiveContent | undefined,
  max: number,
  textOf: (price: Price) => string | undefined,
): readonly Offer[] {
  if (!content) return [];
  const { results } = content;
  return pricedItineraries(content)
    .slice(0, max)
    .flatMap((itinerary): Offer[] => {
      const [option] = pricingOptionsOf(itinerary);
      if (!option) return [];
      return [
        {
          price: textOf(option.price) ?? "no price",
          agents: agentsOf(results, option).map(({ name }) => name),
          legs: legsOf(results, itinerary).map((leg) => {
            const from = `${nameOf(results, leg.originPlaceId)} ${clockOf(leg.departureDateTime)}`;
            const to = `${nameOf(results, leg.destinationPlaceId)} ${clockOf(leg.arrivalDateTime)}`;
            return `${from} to ${to}, ${leg.durationInMinutes} minutes, stops: ${leg.stopCount}`;
          }),
          deepLinks: option.items.map(({ deepLink }) => deepLink),
        },
      ];
    });
}

function pricedItineraries(content: LiveContent) {
  return itinerariesOf(content, "cheapest").filter(
    (itinerary) => pricingOptionsOf(itinerary).length > 0,
  );
}

export function printOffers(content: LiveContent | undefined, offers: readonly Offer[]): string {
  if (!content) return "No results.";
  const printed = offers.map(({ price, agents, legs, deepLinks }, index) =>
    [
      `${index + 1}. ${price} from ${agents.join(", ")}`,
      ...legs.map((leg) => `   ${leg}`),
      ...deepLinks.map((link) => `   Book: ${link}`),
    ].join("\n"),
  );
  const { length } = pricedItineraries(content);
  return [`${length} itineraries with a price, the cheapest first:`, ...printed].join("\n");
}

function nameOf({ places }: LiveResults, id: string): string {
  return places[id]?.name ?? id;
}

function clockOf({ year, month, day, hour, minute }: LocalDateTime): string {
  return `${year}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hour)}:${twoDigits(minute)}`;
}
