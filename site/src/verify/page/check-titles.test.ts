import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import type { PlannedPage } from "../../content/planned-page.ts";
import { readFrontmatter } from "../../content/read-frontmatter.ts";
import { readTitles } from "../../content/read-titles.ts";
import { readNames } from "../names/read-names.ts";
import { titleVersion } from "../translations/section-versions.ts";
import { checkTitles } from "./check-titles.ts";

const names = readNames(contract, migrations);
const PATH = "/docs/geo/overview";
const text = "---\ntitle: Geo 3.0\ndescription: Send x-api-key in 2 calls.\n---\n";
const source = { file: "a.md", route: PATH, text };
const original = readFrontmatter("a.md", text);
const RIGHT = `${PATH}:
  title: Geo 3.0
  description: Envía x-api-key en 2 llamadas.
  original: ${titleVersion(original.frontmatter)}
`;

function check(from: string, to: string) {
  const file = { file: "es/titles.yaml", prefix: "/es", text: RIGHT.replace(from, to) };
  const entry = readTitles(file).entries.get(PATH);
  const page: Extract<PlannedPage, { kind: "docs" }> = {
    kind: "docs",
    version: "3.0",
    path: PATH,
    written: new Map([["en", { source, ...original }]]),
    titles: new Map(entry && [["es", entry]]),
  };
  return checkTitles(page, "es", contract, names);
}

test("names, numbers and the version of the original's words are held", () => {
  expect(check("", "")).toEqual([]);
  expect(check("x-api-key", "x-api-kee")).toMatchObject([{ line: 3, nearest: "x-api-key" }]);
  expect(check("3.0", "2.0")).toMatchObject([
    { line: 1, message: "The numbers are 2, 2.0, and those of the original 2, 3.0." },
  ]);
  const words = "Geo 3.0\n  description: Envía x-api-key en 2 llamadas.";
  expect(check(words, "Geo\n  description: Envía x-api-key.")).toMatchObject([
    { message: "The numbers are none, and those of the original 2, 3.0." },
  ]);
  expect(check("original: ", "original: 0")).toMatchObject([{ file: "es/titles.yaml", line: 4 }]);
  expect(check(/ {2}original.*\n/.exec(RIGHT)?.[0] ?? "", "")).toMatchObject([{ line: 1 }]);
});

test("a translation may put the numbers in another order", () => {
  const words = "Geo 3.0\n  description: Envía x-api-key en 2 llamadas.";
  expect(check(words, "Geo en 2 llamadas\n  description: Envía x-api-key a la 3.0.")).toEqual([]);
});

test("a page without an entry is listed with the file that lacks it", () => {
  expect(check(PATH, "/docs/other")).toMatchObject([
    {
      file: "site/content/es/titles.yaml",
      message: expect.stringContaining(`${PATH} has no title`),
    },
  ]);
});
