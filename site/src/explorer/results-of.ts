import { itinerariesOf, quotesOf } from "../../../client/src/lookups.ts";
import { isObject } from "../../../contract/src/base/json-object.ts";
import type {
  IndicativeContent,
  LiveContent,
  SortingOptions,
} from "../../../contract/src/types.ts";
import { asDescribed, valueAt } from "./read-body.ts";
import { itineraryLines, quoteLines, type ResultLines } from "./result-lines.ts";
import type { Path } from "./rows-of.ts";
import type { ValueFormat } from "./value-format.ts";

/** The results in a response, as a traveller would be shown them. */
export interface Results {
  /** Path of the map that holds them. */
  readonly map: Path;
  /** The response's own orders: "best", "cheapest"; empty if it has none. */
  readonly orders: readonly string[];
  /** Keys of the map, in the order to show them. */
  readonly inOrder: (order: string | undefined) => readonly string[];
  /** Undefined for a result that breaks its schema. */
  readonly linesOf: (key: string, format: ValueFormat) => ResultLines | undefined;
}

/** Whether responses with a schema can have results. */
export function hasResults(schema: string): boolean {
  return Object.hasOwn(READERS, schema);
}

/** Undefined for a response without content, such as one whose results have not changed. */
export function resultsOf(schema: string, body: unknown): Results | undefined {
  const content = valueAt(body, ["content"]);
  return asDescribed(() => READERS[schema]?.(content as never));
}

const READERS: Readonly<Record<string, (content: never) => Results>> = {
  LiveSearchResponse: (content: LiveContent) => {
    const { results, sortingOptions } = content;
    const keyOf = keysBack(results.itineraries);
    return {
      map: ["content", "results", "itineraries"],
      orders: Object.entries(sortingOptions ?? {}).flatMap(([order, ids]) =>
        isOrder(ids) ? [order] : [],
      ),
      inOrder: (order) =>
        itinerariesOf(content, order as keyof SortingOptions | undefined).map(keyOf),
      linesOf: (key, format) =>
        asDescribed(() => itineraryLines(results.itineraries[key], results, format)),
    };
  },
  IndicativeSearchResponse: (content: IndicativeContent) => {
    const { results } = content;
    const keyOf = keysBack(results.quotes);
    return {
      map: ["content", "results", "quotes"],
      orders: [],
      inOrder: () => quotesOf(content, Object.keys(results.quotes)).map(keyOf),
      linesOf: (key, format) => asDescribed(() => quoteLines(results.quotes[key], results, format)),
    };
  },
};

/** An unknown member can be anything. */
function isOrder(value: unknown): boolean {
  return Array.isArray(value) && value.every(isObject);
}

/** Looks up the key of a map's entry. */
function keysBack<Entry>(map: Readonly<Record<string, Entry>>): (entry: Entry) => string {
  const keys = new Map(Object.entries(map).map(([key, entry]) => [entry, key]));
  return (entry) => keys.get(entry) ?? "";
}
