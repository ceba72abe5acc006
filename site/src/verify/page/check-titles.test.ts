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

test("reports names, numbers and a version that differ from the original's", () => {
  expect(check("", "")).toEqual([]);
  expect(check("x-api-key", "x-api-kee")).toMatchObject([{ line: 3, nearest: "x-api-key" }]);
  expect(check("Geo 3.0", "x-api-kee 3.0")).toMatchObject([{ line: 2, nearest: "x-api-key" }]);
  const label = "  label: x-api-kee\n  original: ";
  expect(check("  original: ", label)).toMatchObject([{ line: 4, nearest: "x-api-key" }]);
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

const OF_CULTURE = `${RIGHT.replace("x-api-key", "symbolOnLeft")}/api/culture:
  title: Cultura
  description: Lee symbolOnLeft.
`;
const entries = readTitles({ file: "es/titles.yaml", prefix: "/es", text: OF_CULTURE }).entries;
const titlesOf = (path: string) => {
  const entry = entries.get(path);
  return new Map(entry && [["es", entry] as const]);
};

test("a title may use names of its page's scope and of its reference", () => {
  const problems = (about: readonly string[]) => {
    const { frontmatter, ...read } = original;
    const en = { source, ...read, frontmatter: { ...frontmatter, about } };
    const written = new Map([["en" as const, en]]);
    const titles = titlesOf(PATH);
    return checkTitles(
      { kind: "docs", version: "3.0", path: PATH, written, titles },
      "es",
      contract,
      names,
    );
  };
  expect(problems(["Currency"])).toEqual([]);
  expect(problems([])).toMatchObject([{ line: 3 }]);
  const api = (reference: "culture" | "geo") => {
    const page = { kind: "reference", version: "3.0", path: "/api/culture", reference } as const;
    return checkTitles({ ...page, titles: titlesOf(page.path) }, "es", contract, names);
  };
  expect(api("culture")).toMatchObject([
    { message: expect.stringContaining("does not say which") },
  ]);
  expect(api("geo")).toHaveLength(2);
});
