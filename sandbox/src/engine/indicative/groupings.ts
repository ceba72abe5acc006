import { groupBy } from "../../../../contract/src/base/group-by.ts";
import type {
  DateGroup,
  DateTimeGroupingType,
  GroupingOptions,
  RouteGroup,
} from "../../../../contract/src/types.ts";
import { dateOf, dayNumber } from "../base/calendar.ts";
import type { FoundQuote } from "./quote-finder.ts";

/** What the groups depend on. */
interface GroupedQuote {
  readonly id: string;
  readonly found: Pick<FoundQuote, "pair" | "occasion">;
  /** The price in whole units of the query's currency, as shown and compared. */
  readonly whole: number;
}

export interface ListedQuote extends GroupedQuote {
  readonly found: FoundQuote;
}

/**
 * Groups the quotes by route and by date, cheapest first in every group. Routes are in order of
 * their cheapest quote, dates in order of the calendar. An unspecified grouping groups by month.
 */
export function groupingsOf(
  quotes: readonly GroupedQuote[],
  type: DateTimeGroupingType | undefined,
): GroupingOptions {
  const cheapestFirst = [...quotes].sort((a, b) => a.whole - b.whole || (a.id < b.id ? -1 : 1));
  const isByDate = type === "DATE_TIME_GROUPING_TYPE_BY_DATE";
  return {
    byRoute: { quotesGroups: byRoute(cheapestFirst) },
    byDate: {
      quotesOutboundGroups: byTime(cheapestFirst, ({ found }) => found.occasion.outbound, isByDate),
      quotesInboundGroups: byTime(cheapestFirst, ({ found }) => found.occasion.inbound, isByDate),
    },
  };
}

function byRoute(quotes: readonly GroupedQuote[]): readonly RouteGroup[] {
  const groups = groupBy(quotes, ({ found }) => found.pair.outbound.map(({ iata }) => iata).join());
  return [...groups.values()].map((group) => ({
    originPlaceId: group[0]?.found.pair.outbound[0].entityId ?? "",
    destinationPlaceId: group[0]?.found.pair.outbound[1].entityId ?? "",
    quoteIds: group.map(({ id }) => id),
  }));
}

/** The contract's groups name only a month and year: the day of a group is in its quotes. */
function byTime(
  quotes: readonly GroupedQuote[],
  dayOf: (quote: GroupedQuote) => number | undefined,
  isByDate: boolean,
): readonly DateGroup[] {
  const dated = quotes.flatMap((quote) => {
    const day = dayOf(quote);
    return day === undefined ? [] : [{ id: quote.id, day }];
  });
  const groups = groupBy(dated, ({ day }) => (isByDate ? day : firstOfMonth(day)));
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([day, group]) => {
      const { year, month } = dateOf(day);
      return { monthYearDate: { year, month }, quoteIds: group.map(({ id }) => id) };
    });
}

function firstOfMonth(day: number): number {
  return dayNumber({ ...dateOf(day), day: 1 });
}
