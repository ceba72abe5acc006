import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkShownMembers } from "./check-shown-members.ts";

const problemsOf = (text: string) => checkShownMembers("a.md", parseMarkdown(text), contract);

test.each([
  ["Set `market` in the query:", '::fields{schema="LiveQuery" only="market"}'],
  ["Set `market` and `locale`:", '::fields{schema="LiveQuery" only="locale, currency"}'],
  ["Set what you like:", '::fields{schema="LiveQuery" only="market"}'],
  ["It is next to `query`:", '::fields{schema="LiveQuery" only="market"}'],
  ["Check `action`:", '::enum{schema="ResultAction"}'],
  ["- Check `status`.\n- Check `action`:", '::enum{schema="ResultAction"}'],
  ["After `RESULT_ACTION_OMITTED`, read on.", '::enum{schema="ResultAction"}'],
  ["`ResultAction` goes with `status`:", '::enum{schema="ResultAction"}'],
  ["Read `sustainabilityData`:", '::fields{schema="SustainabilityData"}'],
  ["Look up a place in `content.results.places`:", '::fields{schema="Place"}'],
  ["All of them are in `content.results`:", '::fields{schema="Itinerary"}'],
  ["`agentIds` lists agents.", '::fields{schema="Stats"}'],
  ["Set `market`:\n\n## Next", '::fields{schema="LiveQuery" only="locale"}'],
])("accepts %s with %s", (before, shown) => {
  expect(problemsOf(`${before}\n\n${shown}`)).toEqual([]);
});

test.each([
  ["Set `market` in the query:", '::fields{schema="LiveQuery" only="locale"}', "market"],
  ["Set `query.market`:", '::fields{schema="LiveQuery" only="locale"}', "market"],
  ["Check `action`:", '::enum{schema="ResultStatus"}', "ResultAction"],
  ["- Check `status`.\n- Check `action`:", '::enum{schema="ResultStatus"}', "ResultAction"],
  ["Read `sustainabilityData`:", '::fields{schema="Price"}', "SustainabilityData"],
  [
    "Itineraries in `content.results` have `sustainabilityData`:",
    '::fields{schema="PricingOption"}',
    "SustainabilityData",
  ],
  ["Read `pricingOptions`:", '::fields{schema="Stats"}', "PricingOption"],
])("reports %s with %s", (before, shown, nearest) => {
  expect(problemsOf(`:::note\n${before}\n\n${shown}\n:::`)).toMatchObject([{ nearest }]);
});

test("reports what is shown, at its line", () => {
  expect(problemsOf('Check `action`:\n\n::enum{schema="ResultStatus"}')).toEqual([
    {
      file: "a.md",
      line: 3,
      message: '::enum shows "ResultStatus", which the text before it does not name.',
      nearest: "ResultAction",
    },
  ]);
});
