import type { IndicativeContent, Place, Price, Quote } from "../../../contract/src/types.ts";
import type { ResultsShape } from "./scenarios.ts";

const FEW_QUOTES = 3;
const EMPTY_EVERY = 3;
const NO_PRICE: Price = { amount: "", unit: "PRICE_UNIT_UNSPECIFIED" };

/** What a scenario makes of the quotes of an indicative search. */
export function shapeQuotes(
  content: IndicativeContent,
  shape: ResultsShape | undefined,
): IndicativeContent {
  if (shape === "none") return keepQuotes(content, 0);
  if (shape === "one") return keepQuotes(content, 1);
  if (shape === "few") return keepQuotes(content, FEW_QUOTES);
  return shape === "empty-prices" ? emptyPrices(content) : content;
}

function emptyPrices({ results, groupingOptions }: IndicativeContent): IndicativeContent {
  const quotes = Object.entries(results.quotes).map(([id, quote], index) => [
    id,
    index % EMPTY_EVERY === 0 ? { ...quote, minPrice: NO_PRICE } : quote,
  ]);
  return { results: { ...results, quotes: Object.fromEntries(quotes) }, groupingOptions };
}

/** The first quotes, and nothing that only others need. */
function keepQuotes(
  { results, groupingOptions }: IndicativeContent,
  count: number,
): IndicativeContent {
  const quotes = new Map(Object.entries(results.quotes).slice(0, count));
  const legs = [...quotes.values()].flatMap(({ outboundLeg, inboundLeg }) => [
    outboundLeg,
    ...(inboundLeg ? [inboundLeg] : []),
  ]);
  const carriers = new Set(legs.map(({ marketingCarrierId }) => marketingCarrierId));
  const places = new Set(
    legs.flatMap(({ originPlaceId, destinationPlaceId }) => [
      ...chainOf(results.places, originPlaceId),
      ...chainOf(results.places, destinationPlaceId),
    ]),
  );
  const { byRoute, byDate } = groupingOptions;
  return {
    results: {
      quotes: Object.fromEntries(quotes),
      carriers: pick(results.carriers, carriers),
      places: pick(results.places, places),
    },
    groupingOptions: {
      ...(byRoute ? { byRoute: { quotesGroups: keepGroups(byRoute.quotesGroups, quotes) } } : {}),
      ...(byDate
        ? {
            byDate: {
              quotesOutboundGroups: keepGroups(byDate.quotesOutboundGroups, quotes),
              quotesInboundGroups: keepGroups(byDate.quotesInboundGroups, quotes),
            },
          }
        : {}),
    },
  };
}

function keepGroups<Group extends { readonly quoteIds: readonly string[] }>(
  groups: readonly Group[],
  quotes: ReadonlyMap<string, Quote>,
): readonly Group[] {
  return groups
    .map((group) => ({ ...group, quoteIds: group.quoteIds.filter((id) => quotes.has(id)) }))
    .filter(({ quoteIds }) => quoteIds.length > 0);
}

function pick<Value>(values: Readonly<Record<string, Value>>, keys: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)));
}

function chainOf(places: Readonly<Record<string, Place>>, id: string): readonly string[] {
  return places[id] ? [id, ...chainOf(places, places[id].parentId)] : [];
}
