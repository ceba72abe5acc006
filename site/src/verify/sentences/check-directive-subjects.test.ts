import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkDirectiveSubjects } from "./check-directive-subjects.ts";

const check = (text: string, title?: string) =>
  checkDirectiveSubjects("a.md", parseMarkdown(text), contract, title).map(({ line, nearest }) => [
    line,
    nearest,
  ]);

test.each([
  '## Cabin classes\n\n::enum{schema="CabinClass"}',
  '## Alliances\n\nHow the cabin is told.\n\n::enum{schema="CabinClass"}',
  '## Alliances\n\nEconomy or business.\n\n::enum{schema="CabinClass"}',
  '## Something else\n\n::enum{schema="CabinClass"}',
  '## 429 Too many requests\n\n::error{of="too-many-requests"}',
  '## Any error\n\n::error{of="too-many-requests"}',
  '## 503 and 429\n\n::error{of="too-many-requests"}',
])("accepts %j", (text) => {
  expect(check(text)).toEqual([]);
});

test("reports an enum below another enum's heading, and suggests that one", () => {
  const text = '## Alliances\n\nHow they fly.\n\n::enum{schema="CabinClass"}\n';
  expect(check(text)).toEqual([[5, "Alliance"]]);
  expect(check(text.replace("enum", "other"))).toEqual([]);
  expect(check(text, "Cabins")).toEqual([]);
  // What stands before a heading, or behind the directive, says nothing about it.
  expect(check(`The cabin.\n\n${text}\nThe cabin.\n`)).toEqual([[7, "Alliance"]]);
});

test("reports an enum after the values of another, and suggests that one", () => {
  const text = 'Poll while it is `RESULT_STATUS_INCOMPLETE`.\n\n::enum{schema="ResultAction"}\n';
  expect(check(text)).toEqual([[3, "ResultStatus"]]);
  expect(check(text.replace("ResultAction", "ResultStatus"))).toEqual([]);
  expect(check(text.replace("INCOMPLETE", "UNKNOWN"))).toEqual([]);
});

test("reports an error below another error's status, and suggests that one", () => {
  expect(check('## 404 Not Found\n\n::error{of="too-many-requests"}\n')).toEqual([
    [3, "not-found"],
  ]);
});

test("reports the part of another call, by the page's folder or the heading", () => {
  const told = (file: string, heading: string, part: string) =>
    checkDirectiveSubjects(
      file,
      parseMarkdown(`## ${heading}\n\n::migration{of="live-prices" part="${part}"}`),
      contract,
    ).map(({ line, message }) => [line, message]);
  const page = "live-prices/poll-search/change-endpoint.md";
  expect(told(page, "Parameters", "poll-path,create-form")).toEqual([
    [3, '"create-form" is about create, and this section about poll.'],
  ]);
  expect(told("guide.md", "Create", "poll-statuses")).toEqual([
    [3, '"poll-statuses" is about poll, and this section about create.'],
  ]);
  expect(told(page, "Parameters", "poll-path,poll-query,legs")).toEqual([]);
  expect(told(page, "Calls", 'calls" only="create-session')).toEqual([
    [3, '"create-session" is about create, and this section about poll.'],
  ]);
  expect(told("guide.md", "Closest city", 'calls" only="closest-city,country')).toEqual([]);
  expect(check('## Poll\n\n::other{part="create-form"}')).toEqual([]);
  expect(told("guide.md", "Create and poll", "create-form,poll-path")).toEqual([]);
});

test("suggests the shorter name if the heading has nothing of the rest", () => {
  const told = (heading: string, schema: string) => {
    const text = `## ${heading}\n\nIt has legs, and its query is an object.\n\n::fields{schema="${schema}"}`;
    return checkDirectiveSubjects("a.md", parseMarkdown(text), contract).map((one) => one.nearest);
  };
  expect(told("The query", "LiveQuery")).toEqual([]);
  expect(told("The query", "LiveQueryLeg")).toEqual(["LiveQuery"]);
  expect(told("Legs of a query", "LiveQueryLeg")).toEqual([]);
});

test("a page about names of V1.0 lists those", () => {
  const told = (of: string, title: string) => check(`::names{of="${of}"}`, title);
  expect(told("v1", "V1.0 names")).toEqual([]);
  expect(told("contract", "All names")).toEqual([]);
  expect(told("contract", "V1.0 names")).toEqual([[1, "v1"]]);
});

test("reports an export, a part of the register or names that the section isn't about", () => {
  const under = (heading: string, directive: string) => check(`${heading}\n\n${directive}\n`);
  const heading = "### `toDateText` {#toDateText}";
  expect(under(heading, '::export{of="toDateText"}')).toEqual([]);
  expect(under(heading, '::export{of="formatDate"}')).toEqual([[3, "toDateText"]]);
  expect(under("### Dates", '::export{of="formatDate"}')).toEqual([]);
  expect(under("### `Booking` {#Booking}", '::export{of="DayPrice"}')).toEqual([[3, "Booking"]]);
  expect(under("## Places and culture", '::register{of="places-and-culture"}')).toEqual([]);
  expect(under("## Places and culture", '::register{of="flights"}')).toEqual([
    [3, "places-and-culture"],
  ]);
  expect(check('::names{of="contract"}', "All names")).toEqual([]);
  expect(check('::names{of="v1"}', "All names")).toEqual([[1, "contract"]]);
});
