import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkQueryLists } from "./check-query-lists.ts";

const wrong = (text: string, file = "a.md") =>
  checkQueryLists(file, parseMarkdown(text), contract).map(
    ({ message }) => /: (\S+ does not require \w+)/.exec(message)?.[1],
  );

test("reports a field of every query that one query does not require", () => {
  expect(wrong("Every query has `market` and `locale`; flight searches have more.")).toEqual([]);
  expect(wrong("Every query has `market`, `locale` and `currency`.")).toEqual([
    "SuggestQuery does not require currency",
  ]);
  expect(wrong("Every flight search sends a market, a locale and a currency.")).toEqual([]);
  expect(wrong("Every search sends a market, a locale and a currency.")).toEqual([]);
  expect(wrong("Every indicative search needs adults.")).toEqual([
    "IndicativeQuery does not require adults",
  ]);
  expect(wrong("Every live search needs adults.")).toEqual([]);
});

test('on pages of one API, "every query" means its own', () => {
  const overview = "site/content/docs/flights-indicative-prices/overview.md";
  expect(wrong("Every query needs market, locale, currency and queryLegs.", overview)).toEqual([]);
  expect(wrong("Every query needs adults.", overview)).toEqual([
    "IndicativeQuery does not require adults",
  ]);
  expect(wrong("Every live query needs adults.", overview)).toEqual([]);
});
