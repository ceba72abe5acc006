import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { readNames } from "../names/read-names.ts";
import { checkShownSchemas } from "./check-shown-schemas.ts";

const names = readNames(contract, migrations);
const problemsOf = (directive: string) =>
  checkShownSchemas(
    "a.md",
    parseMarkdown(`Text.\n\n${directive}`),
    names,
    names.scopes.of(["geo"]),
  );

test.each([
  '::fields{schema="Place"}',
  '::enum{schema="PlaceType"}',
  '::errors{schema="LiveQuery"}',
  "::fields",
])("accepts %s on a page about geo", (directive) => {
  expect(problemsOf(directive)).toEqual([]);
});

test.each(['::fields{schema="LiveQuery"}', '::enum{schema="CabinClass"}'])(
  "reports %s of another API",
  (directive) => {
    expect(problemsOf(directive)).toMatchObject([
      { file: "a.md", line: 3, message: expect.stringContaining("another API") },
    ]);
  },
);
