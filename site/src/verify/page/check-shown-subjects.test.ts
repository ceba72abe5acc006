import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkShownSubjects } from "./check-shown-subjects.ts";

const problemsOf = (text: string) =>
  checkShownSubjects("a.md", text, parseMarkdown(text), contract);

const PAGE = '::operation{id="listLocales"}\n\n';

test.each([
  '::errors{operation="listLocales"}',
  '::fields{schema="Locale"}',
  '::enum{schema="ResultStatus"}',
  'Or `GET /apiservices/v3/culture/currencies`:\n\n::response{operation="listCurrencies" status="200"}',
])("accepts %s on a page about locales", (text) => {
  expect(problemsOf(PAGE + text)).toEqual([]);
});

test("reports errors and schemas of another operation", () => {
  expect(problemsOf(`${PAGE}::errors{operation="listMarkets"}`)).toMatchObject([
    { line: 3, message: "This page is not about listMarkets.", nearest: "listLocales" },
  ]);
  expect(problemsOf(`${PAGE}::fields{schema="Market"}`)).toMatchObject([{ line: 3 }]);
  expect(problemsOf(`${PAGE}::enum{schema="PriceUnit"}`)).toMatchObject([{ line: 3 }]);
  const mentions = `${PAGE}The path of \`GET /apiservices/v3/culture/markets/{locale}\`.\n\n`;
  expect(problemsOf(`${mentions}::fields{schema="Market"}`)).toHaveLength(1);
});

test("a page that presents no operation may show any schema", () => {
  expect(problemsOf('::fields{schema="Market"}')).toEqual([]);
});

test.each([
  ['::operation{id="createLiveSearch"}', '::fields{schema="LiveQuery"}'],
  ['::request{operation="createLiveSearch"}', '::fields{schema="Leg"}'],
  ['::operation{id="listLocales"}', '::fields{schema="Locail"}'],
  [
    '::operation{id="listLocales"}\n\n`GET /apiservices/v3/culture/currencies`',
    '::response{operation="listCurrencies"}\n\n::fields{schema="Currency"}',
  ],
])("%s allows %s", (subject, shown) => {
  expect(problemsOf(`${subject}\n\n${shown}`)).toEqual([]);
});

test("reports errors of an operation that the page only mentions", () => {
  const mentions = `${PAGE}Or \`GET /apiservices/v3/culture/currencies\`.\n\n`;
  expect(problemsOf(`${mentions}::errors{operation="listCurrencies"}`)).toMatchObject([
    { line: 5, message: "This page is not about listCurrencies.", nearest: "listLocales" },
  ]);
});

test("a response may be of a call of its own section only", () => {
  const call = "`POST /apiservices/v3/geo/hierarchy/flights/nearest`";
  const body = '```json schema="NearestRequest"\n{}\n```';
  const response = '::response{operation="findNearestPlaces" status="200"}';
  expect(problemsOf(`${PAGE}## Calls\n\n${call}\n\n${response}\n`)).toEqual([]);
  expect(problemsOf(`${PAGE}## Calls\n\n${body}\n\n${response}`)).toEqual([]);
  expect(problemsOf(`${PAGE}${call}\n\n## Response\n\n${response}`)).toMatchObject([
    { line: 7, message: "This page is not about findNearestPlaces.", nearest: "listLocales" },
  ]);
});

test("a response alone does not make its operation the page's subject", () => {
  const shown = '::response{operation="listCurrencies"}\n\n::fields{schema="Market"}';
  expect(problemsOf(shown)).toEqual([]);
});

test("reports a response of an operation that the page doesn't mention", () => {
  expect(problemsOf(`${PAGE}::response{operation="listCurrencies"}`)).toMatchObject([
    { line: 3, message: "This page is not about listCurrencies.", nearest: "listLocales" },
  ]);
});

test("names both operations of a page, and suggests the first", () => {
  const both = '::operation{id="listLocales"}\n\n::operation{id="listCurrencies"}\n\n';
  expect(
    problemsOf(`${both}::fields{schema="Market"}\n\n::errors{operation="listMarkets"}`),
  ).toEqual([
    {
      file: "a.md",
      line: 5,
      message: 'No operation of this page (listCurrencies, listLocales) has a "Market".',
    },
    {
      file: "a.md",
      line: 7,
      message: "This page is not about listMarkets.",
      nearest: "listCurrencies",
    },
  ]);
});

test("a parameter's schema belongs to its operation", () => {
  const specifications = contract.specifications.map((one) => {
    const schema = one.schemas.get("Locale");
    const operations = one.operations.map((operation) => ({
      ...operation,
      parameters: operation.parameters.map((own) => ({ ...own, ...(schema && { schema }) })),
    }));
    return { ...one, operations };
  });
  const text = '::operation{id="listMarkets"}\n\n::fields{schema="Locale"}';
  const told = (of: typeof contract) => checkShownSubjects("a.md", text, parseMarkdown(text), of);
  expect(told(contract)).toHaveLength(1);
  expect(told({ ...contract, specifications })).toEqual([]);
});
