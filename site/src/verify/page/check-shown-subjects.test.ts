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
])("%s belongs to a page about locales", (text) => {
  expect(problemsOf(PAGE + text)).toEqual([]);
});

test("errors of another operation, and a schema of another, are named", () => {
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
])("%s may show %s", (subject, shown) => {
  expect(problemsOf(`${subject}\n\n${shown}`)).toEqual([]);
});

test("errors are those of the page's own calls, whatever else it names", () => {
  const mentions = `${PAGE}Or \`GET /apiservices/v3/culture/currencies\`.\n\n`;
  expect(problemsOf(`${mentions}::errors{operation="listCurrencies"}`)).toMatchObject([
    { line: 5, message: "This page is not about listCurrencies.", nearest: "listLocales" },
  ]);
});

test("a response alone does not say what a page is about", () => {
  const shown = '::response{operation="listCurrencies"}\n\n::fields{schema="Market"}';
  expect(problemsOf(shown)).toEqual([]);
});

test("a response of a call that the page names nowhere is not its own", () => {
  expect(problemsOf(`${PAGE}::response{operation="listCurrencies"}`)).toMatchObject([
    { line: 3, message: "This page is not about listCurrencies.", nearest: "listLocales" },
  ]);
});

test("a page about two calls is told with both, and the first is the nearest", () => {
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

test("the schema of a parameter is one of its operation", () => {
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
