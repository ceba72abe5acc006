import { addTo } from "../../../../contract/src/base/group-by.ts";
import type { Contract, Property } from "../../../../contract/src/model.ts";
import { nameProperty } from "../../../../contract/src/names/name-field.ts";
import { sentSchemas } from "../../../../contract/src/names/sent-schemas.ts";

/** A field, and whether clients send it. */
export interface Member extends Property {
  /** "LiveQuery" */
  readonly holder: string;
  /** "LiveQuery.market" */
  readonly at: string;
  readonly isSent: boolean;
}

/** The fields that words of a sentence can mean: "cabin class", "cabinClass", "carriers". */
export interface Members {
  readonly of: (phrase: string) => readonly Member[];
  readonly all: readonly Member[];
  /** Matches such words, the longest first. */
  readonly phrase: RegExp;
}

export function membersOf(contract: Contract): Members {
  const { specifications } = contract;
  const sent = sentSchemas(contract);
  const members = new Map<string, Member[]>();
  const schemas = new Map(specifications.flatMap(({ schemas }) => [...schemas]));
  for (const [holder, schema] of schemas) {
    if (schema.kind !== "object") continue;
    for (const property of schema.properties) {
      const at = nameProperty(holder, property.name);
      const member = { ...property, holder, at, isSent: sent.has(holder) };
      for (const phrase of phrasesOf(property.name)) addTo(members, phrase, member);
    }
  }
  const longest = [...members.keys()].sort((a, b) => b.length - a.length);
  return {
    of: (phrase) => members.get(phrase) ?? members.get(phrase.toLowerCase()) ?? [],
    all: [...new Set([...members.values()].flat())],
    phrase: new RegExp(`(?<![\\w-])${NO_FIELD}(?:${longest.join("|")})(?![\\w-])`, "gi"),
  };
}

/** What comes before the "limit" of "a time limit" and the "day" of "the time of day", no fields. */
const NO_FIELD = "(?<!\\b(?:time|rate|upper|lower|size|age|own|time of)\\s)";

/** phrasesOf("includedCarriersIds") → the name, "included carriers ids", "included carriers" */
function phrasesOf(name: string): ReadonlySet<string> {
  const spaced = name.replaceAll(/(?=[A-Z])/g, " ").toLowerCase();
  const bare = spaced.replace(/^query |^min |^max | in minutes$|(?: place)? ids?$/g, "");
  return new Set([name, spaced, bare, bare.replace(/s$/, "")]);
}

/**
 * The schemas that a text about an API means, by words that identify the API. Autosuggest V1.0 had
 * the closest city, which is the geo API's in 3.0, so no text about it means autosuggest.
 */
const OF_API: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\blive\b/i, ["LiveQuery", "LiveQueryLeg", "PlaceQuery"]],
  [/\bindicative\b/i, ["IndicativeQuery", "IndicativeQueryLeg", "IndicativePlace", "DateRange"]],
  [/\b(?:geo|closest|nearest places?)\b/i, ["NearestRequest", "Locator"]],
  [/^(?!.*\bclosest\b).*\b(?:autosuggest|suggest\w*)\b/is, ["SuggestQuery", "SuggestRequest"]],
];

/** Narrows fields to the API that a sentence names, or else what it is about; all if neither does. */
export function meantBy(
  members: readonly Member[],
  sentence: string,
  about: string,
): readonly Member[] {
  const [holders] = [sentence, about].map(holdersIn).filter(({ length }) => length > 0);
  return holders ? members.filter(({ holder }) => holders.includes(holder)) : members;
}

function holdersIn(text: string): readonly string[] {
  return OF_API.flatMap(([words, names]) => (words.test(text) ? names : []));
}
