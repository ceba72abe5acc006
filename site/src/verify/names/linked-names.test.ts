import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { hrefOf, linkedNames } from "./linked-names.ts";
import { readNames } from "./read-names.ts";

const known = readNames(contract, migrations);
const scope = known.scopes.of(["flights-live-pricing"]);
const linkedIn = (text: string) =>
  [...linkedNames(parseMarkdown(text), known, scope)].map(([node, { name }]) => [
    node.value,
    name,
    node.position?.start.line,
  ]);

test("links the first mention in each section, however it is written", () => {
  const text = "`adults`\n\n`LiveQuery.adults`\n\n## More\n\n`LiveQuery.adults` and `market`\n";
  expect(linkedIn(text)).toEqual([
    ["adults", "LiveQuery.adults", 1],
    ["LiveQuery.adults", "LiveQuery.adults", 7],
    ["market", "LiveQuery.market", 7],
  ]);
});

test("headings and links are left alone, and do not count as a mention", () => {
  expect(linkedIn("## `adults`\n\n[`adults`](/a), then\n`adults`\n")).toEqual([
    ["adults", "LiveQuery.adults", 4],
  ]);
});

test("links only names of the contract and the sandbox", () => {
  expect(linkedIn("`GET`, `null`, `x-api-key`, `qqqqqq` and `LHR`\n")).toEqual([]);
  expect(linkedIn("`sandbox-key`\n")).toEqual([["sandbox-key", undefined, 1]]);
});

test("an href of its own takes precedence over the name's", () => {
  const nameHref = (name: string) => (name === "Leg" ? "/leg" : undefined);
  const href = (more: { name?: string; href?: string }) =>
    hrefOf({ kind: "name", ...more }, nameHref);
  expect(href({ name: "Leg", href: "/own" })).toBe("/own");
  expect(href({ name: "Leg" })).toBe("/leg");
  expect(href({ name: "Segment" })).toBeUndefined();
  expect(href({})).toBeUndefined();
});

test("links a name with spaces around it", () => {
  expect(linkedIn("`  adults  `")).toEqual([[" adults ", "LiveQuery.adults", 1]]);
});

test("on a page about V1.0, a name that 3.0 has as well is V1.0's", () => {
  const linkedOn = (route: string) =>
    [
      ...linkedNames(
        parseMarkdown("`Stops`, `Price`, `queryLegs`"),
        known,
        known.scopes.ofRoute(route),
      ),
    ].map(([node]) => node.value);
  expect(linkedOn("/docs/1.0/flights-live-prices")).toEqual(["queryLegs"]);
  expect(linkedOn("/docs/flights-live-prices/overview")).toEqual(["Stops", "Price", "queryLegs"]);
});
