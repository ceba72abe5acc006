import type { Fault } from "./fault.ts";

/** Words for what a market, a locale or a currency is, with the one they belong to. */
const OWNERS: Readonly<Record<string, string>> = {
  market: "market",
  country: "market",
  sellers: "market",
  locale: "locale",
  language: "locale",
  currency: "currency",
};

const MEANING = new RegExp(
  `\\b(market|locale|currency) (?:is|means|sets|determines|controls|chooses|decides) (?:the |an? )?(${Object.keys(OWNERS).join("|")})\\b`,
  "gi",
);

/** Finds sentences that mix up market, locale and currency: "the market is the language" */
export function wrongMeanings(sentence: string): readonly Fault[] {
  return Array.from(sentence.matchAll(MEANING)).flatMap(([said, value = "", meaning = ""]) => {
    const owner = OWNERS[meaning.toLowerCase()] ?? "";
    return owner === value.toLowerCase() ? [] : [{ said, right: `the ${owner}` }];
  });
}
