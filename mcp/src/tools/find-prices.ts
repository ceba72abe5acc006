import { writeDate } from "../../../client/src/dates.ts";
import { quotesOf } from "../../../client/src/lookups.ts";
import { pricesByDay } from "../../../client/src/prices-by-day.ts";
import { operations } from "../../../contract/generated/operations.ts";
import type {
  IndicativeContent,
  IndicativeSearchRequest,
  IndicativeSearchResponse,
  Quote,
} from "../../../contract/src/types.ts";
import { SANDBOX_KEY } from "../../../sandbox/src/scenarios/sandbox-keys.ts";
import { type Month, monthText, readMonth } from "../input/read-month.ts";
import {
  type ArgumentReader,
  createArgumentReader,
  NO_DAY,
  readCulture,
  type TripInput,
} from "./argument-reader.ts";
import { callError } from "./call-error.ts";
import { priceText } from "./price-text.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolResult, withInterpretations } from "./tool-result.ts";

export interface PriceSearch extends TripInput {
  /** In any common format. */
  readonly month: string;
  /** How many days or places to list. */
  readonly limit: number;
}

const TYPES = ["PLACE_TYPE_CITY", "PLACE_TYPE_AIRPORT", "PLACE_TYPE_COUNTRY"] as const;
const ANYWHERE = /^(anywhere|everywhere|any|\*)$/i;

/** Finds the indicative prices of a month: by day, or by place if the destination is open. */
export async function findPrices(context: ToolContext, input: PriceSearch): Promise<ToolResult> {
  const reader = createArgumentReader();
  const search = readPriceQuery(reader, context, input);
  const inputError = reader.error();
  if (inputError) return inputError;
  const { query } = search;
  const { status, headers, body } = await context.callSandbox({
    method: operations.searchIndicative.method,
    path: operations.searchIndicative.path,
    search: "",
    headers: new Headers({ "x-api-key": SANDBOX_KEY, "Content-Type": "application/json" }),
    body: JSON.stringify({ query }),
  });
  const response: unknown = JSON.parse(body);
  if (status !== 200) {
    const failed = { status, retryAfter: headers["Retry-After"], body: response };
    const result = callError(context, "searchIndicative", failed);
    return withInterpretations(result, [...reader.interpretations, ...reader.codes]);
  }
  const { content } = response as IndicativeSearchResponse;
  const all = pricesIn(content, search, ({ minPrice, isDirect }) => {
    const price = priceText(minPrice, query.currency, context.reference.lookup);
    return { ...(price !== undefined && { price }), isDirect };
  });
  const prices = all.slice(0, input.limit);
  const text = printPrices(search, prices, all.length - prices.length);
  return withInterpretations(toolResult(text, { query, prices }), reader.interpretations);
}

interface PriceQuery {
  readonly query: IndicativeSearchRequest["query"];
  readonly month: Month;
  /** Whether any destination will do. */
  readonly isOpen: boolean;
}

function readPriceQuery(
  reader: ArgumentReader,
  context: ToolContext,
  input: PriceSearch,
): PriceQuery {
  const { culture, placeOf } = readCulture(reader, context, input);
  const read = reader.read("month", input.month, readMonth(input.month, context.today()));
  const { year, month } = read ?? NO_DAY;
  const isOpen = ANYWHERE.test(input.to);
  const place = (name: "from" | "to") => ({ queryPlace: placeOf(name, TYPES) });
  const leg = {
    originPlace: place("from"),
    destinationPlace: isOpen ? { anywhere: true } : place("to"),
    dateRange: { startDate: { year, month }, endDate: { year, month } },
  };
  return {
    query: {
      ...culture,
      queryLegs: [leg],
      dateTimeGroupingType: "DATE_TIME_GROUPING_TYPE_BY_DATE",
    },
    month: { year, month },
    isOpen,
  };
}

/** A price of a day, or of a place. */
interface DayPrice {
  /** "2027-05-14" */
  readonly date: string;
  readonly place?: string;
  /** "GBP 51.20"; absent if there is no quote. */
  readonly price?: string;
  readonly isDirect?: boolean;
}

type PriceOf = (quote: Quote) => Pick<DayPrice, "price" | "isDirect">;

function pricesIn(
  content: IndicativeContent,
  { month, isOpen }: PriceQuery,
  priceOf: PriceOf,
): readonly DayPrice[] {
  if (isOpen) return byPlace(content, priceOf);
  return pricesByDay(content, month).map(({ date, quote }) => ({
    date: writeDate(date),
    ...(quote && priceOf(quote)),
  }));
}

/** The cheapest quote of each destination, the cheapest first. */
function byPlace(content: IndicativeContent, priceOf: PriceOf): readonly DayPrice[] {
  const { quotes, places } = content.results;
  const cheapest = new Map<string, Quote>();
  // The quotes are sorted by price, so the first one to a place is its cheapest.
  for (const quote of quotesOf(content, Object.keys(quotes))) {
    const { destinationPlaceId } = quote.outboundLeg;
    if (!cheapest.has(destinationPlaceId)) cheapest.set(destinationPlaceId, quote);
  }
  return [...cheapest].map(([id, quote]) => ({
    date: writeDate(quote.outboundLeg.departureDateTime),
    place: places[id]?.name ?? id,
    ...priceOf(quote),
  }));
}

/** @param remaining how many prices are not among these */
function printPrices(
  { query, month, isOpen }: PriceQuery,
  prices: readonly DayPrice[],
  remaining: number,
): string {
  const kind = isOpen ? "the cheapest of each place" : "by day";
  const lines = prices.map(({ date, place, price = "no price", isDirect }) =>
    [date, place, price, isDirect && "direct"].filter(Boolean).join(", "),
  );
  return [
    `Indicative prices for ${monthText(month)}, ${kind}:`,
    ...lines,
    ...(remaining > 0 ? [`… ${remaining} more: call again with a larger \`limit\`.`] : []),
    "",
    `Sent to searchIndicative: ${JSON.stringify({ query })}. Indicative prices were seen by other travellers; a live search has current prices.`,
  ].join("\n");
}
