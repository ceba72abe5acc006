import { toDateText } from "../../../client/src/dates.ts";
import { quotesOf } from "../../../client/src/lookups.ts";
import { pricesByDay } from "../../../client/src/prices-by-day.ts";
import { operations } from "../../../contract/generated/operations.ts";
import type {
  IndicativeContent,
  IndicativeSearchRequest,
  IndicativeSearchResponse,
  PlaceQuery,
  Quote,
} from "../../../contract/src/types.ts";
import { SANDBOX_KEY } from "../../../sandbox/src/scenarios/sandbox-keys.ts";
import { monthText, readMonth } from "../input/read-day.ts";
import { priceText } from "./price-text.ts";
import { createReader, NO_DAY, readCulture, type TripWish } from "./read-trip.ts";
import { refusedCall } from "./refused-call.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolResult, withInterpretations } from "./tool-result.ts";

export interface PriceSearch extends TripWish {
  /** In any common format. */
  readonly month: string;
  /** How many days or places to list. */
  readonly limit: number;
}

const TYPES = ["PLACE_TYPE_CITY", "PLACE_TYPE_AIRPORT", "PLACE_TYPE_COUNTRY"] as const;
const ANYWHERE = /^(anywhere|everywhere|any|\*)$/i;

/** Finds the indicative prices of a month: by day, or by place if the destination is open. */
export async function findPrices(context: ToolContext, wish: PriceSearch): Promise<ToolResult> {
  const reader = createReader();
  const { culture, placeOf } = readCulture(reader, context, wish);
  const isOpen = ANYWHERE.test(wish.to);
  const named = (queryPlace: PlaceQuery) => ({ queryPlace });
  const read = reader.read("month", wish.month, readMonth(wish.month, context.today()));
  const { year, month } = read ?? NO_DAY;
  const originPlace = named(placeOf("from", TYPES));
  const destinationPlace = isOpen ? { anywhere: true } : named(placeOf("to", TYPES));
  const refusal = reader.refusal();
  if (refusal) return refusal;
  const range = { startDate: { year, month }, endDate: { year, month } };
  const query: IndicativeSearchRequest["query"] = {
    ...culture,
    queryLegs: [{ originPlace, destinationPlace, dateRange: range }],
    dateTimeGroupingType: "DATE_TIME_GROUPING_TYPE_BY_DATE",
  };
  const { status, headers, body } = await context.callSandbox({
    method: operations.searchIndicative.method,
    path: operations.searchIndicative.path,
    search: "",
    headers: new Headers({ "x-api-key": SANDBOX_KEY, "Content-Type": "application/json" }),
    body: JSON.stringify({ query }),
  });
  const answer: unknown = JSON.parse(body);
  if (status !== 200) {
    const refused = { status, retryAfter: headers["Retry-After"], body: answer };
    return withInterpretations(refusedCall(context, "searchIndicative", refused), [
      ...reader.taken,
      ...reader.codes,
    ]);
  }
  const { content } = answer as IndicativeSearchResponse;
  const { currency } = culture;
  const seen: PriceReader = ({ minPrice, isDirect }) => {
    const price = priceText(minPrice, currency, context.atlas.lookup);
    return { ...(price !== undefined && { price }), isDirect };
  };
  const prices = isOpen ? byPlace(content, seen) : byDay(content, { year, month }, seen);
  const shown = prices.slice(0, wish.limit);
  const lines = shown.map(({ date, place, price, isDirect }) =>
    [
      date,
      ...(place === undefined ? [] : [place]),
      price ?? "no price",
      ...(isDirect ? ["direct"] : []),
    ].join(", "),
  );
  const left = prices.length - shown.length;
  const text = [
    `Indicative prices for ${monthText({ year, month })}, ${isOpen ? "the cheapest of each place" : "by day"}:`,
    ...lines,
    ...(left > 0 ? [`… ${left} more: ask with a larger \`limit\`.`] : []),
    "",
    `searchIndicative took ${JSON.stringify({ query })}. They were seen by other travellers: a live search says what a flight costs now.`,
  ].join("\n");
  return withInterpretations(toolResult(text, { query, prices: shown }), reader.taken);
}

type PriceReader = (quote: Quote) => Pick<SeenPrice, "price" | "isDirect">;

interface SeenPrice {
  /** "2027-05-14" */
  readonly date: string;
  readonly place?: string;
  /** "GBP 51.20"; absent if there is no quote. */
  readonly price?: string;
  readonly isDirect?: boolean;
}

function byDay(
  content: IndicativeContent,
  month: { readonly year: number; readonly month: number },
  seen: PriceReader,
): readonly SeenPrice[] {
  return pricesByDay(content, month).map(({ date, quote }) => ({
    date: toDateText(date),
    ...(quote && seen(quote)),
  }));
}

/** The cheapest quote of each destination, the cheapest first. */
function byPlace(content: IndicativeContent, seen: PriceReader): readonly SeenPrice[] {
  const { quotes, places } = content.results;
  const cheapest = new Map<string, Quote>();
  // The quotes are sorted by price, so the first one to a place is its cheapest.
  for (const quote of quotesOf(content, Object.keys(quotes))) {
    const { destinationPlaceId } = quote.outboundLeg;
    if (!cheapest.has(destinationPlaceId)) cheapest.set(destinationPlaceId, quote);
  }
  return [...cheapest].map(([id, quote]) => ({
    date: toDateText(quote.outboundLeg.departureDateTime),
    place: places[id]?.name ?? id,
    ...seen(quote),
  }));
}
