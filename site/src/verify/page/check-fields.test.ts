import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkFields } from "./check-fields.ts";

const tree = parseMarkdown(
  "# A\n\nOne.\n\nA query needs a market and a locale, currency and leg.\n",
);

test("checks each sentence at its line, with its page and titles as context", () => {
  const asked: string[] = [];
  const facts = (sentence: string, about: string) => {
    asked.push(`${sentence} ${about}`);
    return sentence === "One." ? [{ quote: "One", right: "two" }] : [];
  };
  const found = checkFields("site/content/docs/geo/a-page.md", tree, contract, facts, "Title");
  expect(found).toMatchObject([
    { file: "site/content/docs/geo/a-page.md", line: 3, message: expect.stringContaining('"two"') },
  ]);
  expect(asked).toContain("One. Title geo a page A");
});

test("checks lists of a query's needs only on pages about live prices", () => {
  const said = (file: string) =>
    checkFields(file, tree, contract, () => []).map(({ message }) => message);
  expect(said("site/content/docs/flights-live-prices/a.md")).toEqual([
    expect.stringContaining('which is "with adult".'),
  ]);
  expect(said("site/content/docs/flights-indicative-prices/a.md")).toEqual([]);
});
