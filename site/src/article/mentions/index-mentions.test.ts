import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { site } from "../../../site.config.ts";
import { planPages } from "../../content/plan-pages.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { nameHrefs } from "../../reference/index-names.ts";
import { readNames } from "../../verify/names/read-names.ts";
import { indexMentions } from "./index-mentions.ts";

const PRICE = "/api/flights-live-pricing/#Price";
const names = readNames(contract, migrations);
const source = { contract, migrations, names, nameHref: nameHrefs(contract) };

const page = (path: string, text: string) => ({
  file: `site/content${path}.md`,
  route: path,
  text: `---\ntitle: ${path}\ndescription: About.\nabout: [flights-live-pricing]\n---\n\n${text}`,
});

function mentionsOf(texts: Readonly<Record<string, string>>) {
  const items = Object.keys(texts).map((path) => ({ kind: "page", path }) as const);
  const files = Object.entries(texts).map(([path, text]) => page(path, text));
  const plan = planPages(site, { "3.0": items }, files);
  return indexMentions(source, { plan, version: "3.0", lang: "en", parse: parseMarkdown });
}

test("sorts pages by weight, then by their order in the tree", () => {
  const mentions = mentionsOf({
    "/docs/a": "`Price`",
    "/docs/b": '::fields{schema="Price"}',
    "/docs/c": "`Price`",
  });
  expect(mentions.get(PRICE)?.map(({ path }) => path)).toEqual(["/docs/b", "/docs/a", "/docs/c"]);
});

test("lists a page by its heaviest section, with the weight of all sections", () => {
  const text = '`Price`\n\n## Read it\n\n`Price`\n\n## Show it\n\n::fields{schema="Price"}';
  expect(mentionsOf({ "/docs/a": text }).get(PRICE)).toEqual([
    { path: "/docs/a", section: "show-it", weight: 5 },
  ]);
});

test("ignores a link to a whole page or within its own page", () => {
  const text = "## Here\n\n[Live](/api/flights-live-pricing/), [here](/docs/a#here)";
  expect([...mentionsOf({ "/docs/a": text }).keys()]).toEqual([]);
});
