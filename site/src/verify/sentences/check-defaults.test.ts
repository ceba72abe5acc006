import { expect, test } from "vitest";
import { site } from "../../build/testing/site.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkDefaults, wrongDefaultOf } from "./check-defaults.ts";

const nearest = (text: string) =>
  checkDefaults("a.md", parseMarkdown(text), site.contract).map((one) => one.nearest);

test.each([
  "`DATE_TIME_GROUPING_TYPE_UNSPECIFIED`, the default, groups nothing.",
  "Send `DATE_TIME_GROUPING_TYPE_BY_MONTH`: the default does not group.",
  "The default of `LiveQuery.cabinClass` is another matter.",
  "`PLACE_TYPE_CITY` is the default, where the contract has none.",
  "`DATE_TIME_GROUPING_TYPE_BY_MONTH`: one group per month. This applies to routes only.",
  "`DATE_TIME_GROUPING_TYPE_UNSPECIFIED`: it applies if you send nothing.",
])("accepts %s", (text) => {
  expect(nearest(text)).toEqual([]);
});

test.each([
  "`DATE_TIME_GROUPING_TYPE_BY_MONTH`, the default, groups by month.",
  "It defaults to `DATE_TIME_GROUPING_TYPE_BY_DATE`.",
  "`DATE_TIME_GROUPING_TYPE_BY_DATE` is the default.",
  "`DATE_TIME_GROUPING_TYPE_BY_DATE`, which applies when the field is left out.",
  "`DATE_TIME_GROUPING_TYPE_BY_DATE`: one group a day. This is what the API assumes if you send nothing.",
  "| `DATE_TIME_GROUPING_TYPE_BY_DATE` | one group a day; it is used when the field is left out |\n| - | - |",
])("rejects %s", (text) => {
  expect(nearest(text)).toEqual(["DATE_TIME_GROUPING_TYPE_UNSPECIFIED"]);
});

test("accepts a value described as the default only if a field has it as such", () => {
  const told = (value: string) => {
    const subject = `DateTimeGroupingType.DATE_TIME_GROUPING_TYPE_${value}`;
    return wrongDefaultOf({ file: "a.yaml" }, subject, "This is the default.", site.contract);
  };
  expect(told("UNSPECIFIED")).toEqual([]);
  expect(told("BY_MONTH")).toHaveLength(1);
});

test("reports a wrong default in an option's row", () => {
  const row = (cells: string) => `| Option | Where | What |\n| - | - | - |\n| ${cells} |`;
  expect(nearest(row("`pause` | search | 1,000 by default"))).toEqual([]);
  expect(nearest(row("`pause` | search | 60,000 by default"))).toEqual(["1,000"]);
  expect(nearest(row("`attempts` | client | how often; five by default"))).toEqual(["3"]);
  expect(nearest(row("`attempts` | client | how often; three by default"))).toEqual([]);
  expect(nearest(row("`timeout` | client | ms; thirty thousand by default"))).toEqual([]);
  expect(nearest(row("`timeout` | client | ms; ten thousand by default"))).toEqual(["30,000"]);
});

test('reads a default from "unless you set" an option', () => {
  expect(nearest("It makes up to five attempts, unless you set `attempts`.")).toEqual(["3"]);
  expect(nearest("It makes up to three attempts, unless you set `attempts`.")).toEqual([]);
  expect(nearest("It ends after a minute, unless you set `longest`.")).toEqual([]);
  expect(nearest("It ends after a minute, unless you set `timeout`.")).toEqual(["30,000"]);
  expect(nearest("It waits half a minute, unless you set `timeout`.")).toEqual([]);
  expect(nearest("It waits 30 seconds, unless you set `timeout`.")).toEqual([]);
});

test("only a time or a count of the option's own is compared with it", () => {
  expect(nearest("It makes three calls, unless you set `timeout`.")).toEqual([]);
  expect(nearest("It waits a second and a half, unless you set `pause`.")).toEqual(["1,000"]);
});
