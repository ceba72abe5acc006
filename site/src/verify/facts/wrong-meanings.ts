import type { Fault } from "./fault.ts";

/** What each of the three values of a search stands for, in a sentence's words. */
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

/** What a sentence says that a market, a locale or a currency is, and that another one of them is. */
export function wrongMeanings(sentence: string): readonly Fault[] {
  return Array.from(sentence.matchAll(MEANING)).flatMap(([said, value = "", meaning = ""]) => {
    const owner = OWNERS[meaning.toLowerCase()] ?? "";
    return owner === value.toLowerCase() ? [] : [{ said, right: `the ${owner}` }];
  });
}
