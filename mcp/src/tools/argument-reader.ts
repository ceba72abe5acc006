import type { LocalDate, PlaceQuery, PlaceType } from "../../../contract/src/types.ts";
import { ENGLISH } from "../../../sandbox/src/data/read-names.ts";
import { readCurrency, readLocale, readMarket } from "../input/read-code.ts";
import { describePlaceQuery, readPlace } from "../input/read-place.ts";
import type { Resolved } from "../input/resolved.ts";
import type { ToolContext } from "./tool-context.ts";
import { didYouMean, type ToolResult, toolError } from "./tool-result.ts";

/** Arguments that searches of live and indicative prices share, as an assistant writes them. */
export interface TripInput {
  readonly from: string;
  readonly to: string;
  readonly market: string;
  readonly locale: string;
  readonly currency: string;
}

/** Resolves arguments one by one, and records interpretations and problems. */
export function createArgumentReader() {
  const interpretations: string[] = [];
  const problems: string[] = [];
  const codes: string[] = [];
  return {
    interpretations,
    /** Meanings of codes that were passed on unchanged, for when the API rejects one. */
    codes,
    /** Reads an argument; undefined if it is invalid. */
    read<Value>(name: string, given: string, resolved: Resolved<Value>): Value | undefined {
      if ("value" in resolved) {
        if (resolved.interpretation !== undefined)
          interpretations.push(`\`${name}\` as ${resolved.interpretation}`);
        return resolved.value;
      }
      const { problem, nearest = [] } = resolved;
      problems.push(`\`${name}\`: ${problem}; received "${given}".${didYouMean(nearest)}`);
      return undefined;
    },
    /** All problems in one error. */
    error: (): ToolResult | undefined =>
      problems.length > 0 ? toolError(problems.join("\n")) : undefined,
  };
}

export type ArgumentReader = ReturnType<typeof createArgumentReader>;

/** Market, locale and currency, and a function that reads places in that locale. */
export function readCulture(reader: ArgumentReader, { reference }: ToolContext, input: TripInput) {
  const { market, locale, currency } = input;
  const culture = {
    market: reader.read("market", market, readMarket(reference, market)) ?? market,
    locale: reader.read("locale", locale, readLocale(reference, locale)) ?? locale,
    currency: reader.read("currency", currency, readCurrency(reference, currency)) ?? currency,
  };
  const known = reference.lookup.localeByCode.has(culture.locale) ? culture.locale : ENGLISH;
  const placeOf = (name: "from" | "to", types: readonly PlaceType[]): PlaceQuery => {
    const given = input[name];
    const place = reader.read(name, given, readPlace(reference, { given, types, locale: known }));
    const meaning = place && describePlaceQuery(reference, place, known);
    const isCode = Object.values(place ?? {}).includes(given.trim());
    if (isCode && meaning !== undefined) reader.codes.push(`\`${name}\` as ${meaning}`);
    return place ?? { iata: given };
  };
  return { culture, placeOf };
}

/** Placeholder for an unreadable day, in a request that is never sent. */
export const NO_DAY: LocalDate = { year: 0, month: 0, day: 0 };
