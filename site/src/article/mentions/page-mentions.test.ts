import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { nameHrefs } from "../../reference/index-names.ts";
import { readNames } from "../../verify/names/read-names.ts";
import { pageMentions } from "./page-mentions.ts";

const names = readNames(contract, migrations);
const nameHref = nameHrefs(contract);
const source = { contract, migrations, names, nameHref };
const scope = names.scopes.of(["flights-live-pricing"]);
const mentionsOf = (text: string) => pageMentions(source, parseMarkdown(text), scope);

test("a link, a code span and a directive each count as a mention in their own section", () => {
  const text = [
    "Send `LiveQuery.adults`.",
    "## Prices",
    "See [units](/api/flights-live-pricing/#PriceUnit).",
    '::fields{schema="Price" only="unit"}',
  ].join("\n\n");
  expect(mentionsOf(text)).toEqual([
    { section: "", href: "/api/flights-live-pricing/#LiveQuery.adults", weight: 1 },
    { section: "prices", href: "/api/flights-live-pricing/#PriceUnit", weight: 1 },
    { section: "prices", href: "/api/flights-live-pricing/#Price", weight: 3 },
    { section: "prices", href: nameHref("Price.unit"), weight: 3 },
  ]);
});

test.each([
  ["third", "units", "###"],
  ["fourth", "prices", "####"],
])("a mention below a heading of the %s rank counts for section %s", (_, section, marks) => {
  const text = `## Prices\n\n${marks} Units\n\n\`LiveQuery.adults\``;
  expect(mentionsOf(text)).toMatchObject([{ section }]);
});

test("a status counts as a mention of that status for each operation the page is about", () => {
  const hrefs = mentionsOf("A key without access gets 403.").map(({ href }) => href);
  expect(hrefs).toEqual([
    "/api/flights-live-pricing/#createLiveSearch.403",
    "/api/flights-live-pricing/#pollLiveSearch.403",
  ]);
});
