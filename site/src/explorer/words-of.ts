import { agentsOf } from "../../../client/src/lookups.ts";
import { isObject } from "../../../contract/src/base/json-object.ts";
import type {
  DateGroup,
  Itinerary,
  Leg,
  LiveResults,
  LocalDate,
  LocalDateTime,
  Price,
  PriceSummary,
  PricingItem,
  PricingOption,
  Quote,
  QuoteLeg,
  RouteGroup,
  Segment,
  SortingOption,
} from "../../../contract/src/types.ts";
import { findEntry } from "./find-entry.ts";
import { findName } from "./find-name.ts";
import {
  itineraryWords,
  legWords,
  listed,
  quoteLegWords,
  quoteWords,
  routeWords,
} from "./leg-words.ts";
import { asDescribed, type ReadBody, valueAt } from "./read-body.ts";
import { idOf, type Path } from "./rows-of.ts";
import type { ValueFormat } from "./value-format.ts";

/**
 * A value in words: a price with its currency, a time, a duration, the name of what an id leads to.
 * Undefined if there is nothing to add to the value.
 */
export function wordsOf(
  read: ReadBody,
  format: ValueFormat,
  path: Path,
  value: unknown,
): string | undefined {
  const entry = findEntry(read, path, value)?.path;
  if (entry) return wordsOf(read, format, entry, valueAt(read.body, entry));
  const words = WORDS[schemaAt(read, path, value)];
  const results = valueAt(read.body, ["content", "results"]) as LiveResults;
  return asDescribed(() =>
    words ? words(value as never, format, results) : plainWords(path.at(-1), value, format),
  );
}

/** The name of a value's schema; "" if it has none. */
function schemaAt({ names, schema, body }: ReadBody, path: Path, value: unknown): string {
  const name = findName(names, schema, path, value)?.schema ?? "";
  if (name !== "LocalDateTime") return name;
  const around = path.slice(0, -1);
  // A quote's time of day means nothing: it is a date.
  const isQuoted = findName(names, schema, around, valueAt(body, around))?.schema === "QuoteLeg";
  return isQuoted ? "LocalDate" : name;
}

/** The value at a path in words; undefined if there is nothing to add to it. */
export type Say = (path: Path) => string | undefined;

/** A memo of one response's words: rows are drawn often, and each path is computed once. */
export function rememberWords(read: ReadBody | undefined, format: ValueFormat): Say {
  const cache = new Map<string, string | undefined>();
  return (path) => {
    if (!read) return undefined;
    const id = idOf(path);
    if (!cache.has(id)) cache.set(id, wordsOf(read, format, path, valueAt(read.body, path)));
    return cache.get(id);
  };
}

/** By the name of a schema. Values with another schema are described by `plainWords`. */
const WORDS: Readonly<
  Record<string, (value: never, format: ValueFormat, results: LiveResults) => string | undefined>
> = {
  Price: (price: Price, format) => format.price(price),
  PriceSummary: ({ minPrice }: PriceSummary, format) => format.price(minPrice),
  LocalDate: (date: LocalDate, format) => format.date(date),
  LocalDateTime: (one: LocalDateTime, format) =>
    format.date(one) && listed([format.date(one), format.time(one)]),
  MonthYear: (month: LocalDate, format) => format.month(month),
  DateGroup: ({ monthYearDate }: DateGroup, format) => format.month(monthYearDate),
  Leg: (leg: Leg, format, { places }) => legWords(leg, places, format),
  Segment: (segment: Segment, format, { places }) => legWords(segment, places, format),
  Itinerary: (one: Itinerary, format, results) => itineraryWords(one, results, format),
  PricingOption: (option: PricingOption, format, results) => {
    const sellers = agentsOf(results, option).map(nameOf);
    return listed([format.price(option.price), sellers.join(" + ")]);
  },
  PricingItem: ({ price, agentId }: PricingItem, format, { agents }) =>
    listed([
      format.price(price),
      Object.hasOwn(agents, agentId) ? agents[agentId]?.name : undefined,
    ]),
  SortingOption: ({ itineraryId }: SortingOption, format, results) => {
    const { [itineraryId]: one } = results.itineraries;
    return one && itineraryWords(one, results, format);
  },
  Quote: (quote: Quote, format, { places }) => quoteWords(quote, places, format),
  QuoteLeg: (leg: QuoteLeg, format, { places }) => quoteLegWords(leg, places, format),
  RouteGroup: (group: RouteGroup, _, { places }) => routeWords(group, places),
};

const nameOf = ({ name }: { readonly name: string }) => name;

/** Minutes as a duration; for anything with a name, the name and its IATA code. */
function plainWords(key: unknown, value: unknown, format: ValueFormat): string | undefined {
  if (typeof value === "number" && MINUTES.test(String(key))) return format.duration(value);
  if (!isObject(value) || typeof value.name !== "string") return undefined;
  return listed([value.name, typeof value.iata === "string" ? value.iata : undefined]);
}

const MINUTES = /^(durationInMinutes|minDuration|maxDuration)$/;
