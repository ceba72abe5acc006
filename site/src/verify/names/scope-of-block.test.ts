import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { readNames } from "./read-names.ts";
import { scopeOfBlock } from "./scope-of-block.ts";

const { scopes } = readNames(contract, migrations);
const page = scopes.of(["culture"]);
const about = (text: string) => scopeOfBlock(parseMarkdown(text), page, scopes).about;

test.each([
  ["[Places](/docs/geo/overview#levels)", ["culture", "geo"]],
  ["[Places](/api/geo/#Place)", ["culture", "geo"]],
  ["A geo call.", ["culture", "geo"]],
  [
    "[Elsewhere](/api/none/), [there](/docs/intro), [home](/) and [out](https://a.example/docs/geo/)",
    ["culture"],
  ],
])("%s is about %j", (text, subjects) => {
  expect(about(text)).toEqual(subjects);
});

test("a text about V1.0 has all names of it", () => {
  const retired = [...migrations.keys()].map((id) => `V1.0 ${id}`);
  expect(about("V1.0 had it.")).toEqual(["culture", ...retired]);
});

test("a scope entry must be an API, an operation, a schema or a V1.0 API", () => {
  for (const entry of ["geo", "listLocales", "LiveQuery", "V1.0 live-prices"])
    expect(scopes.mistakeIn(entry)).toBeUndefined();
  expect(scopes.mistakeIn("listLocals")).toMatchObject({ nearest: "listLocales" });
});
