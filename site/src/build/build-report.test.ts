import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { migrations } from "../../../contract/src/testing/migrations.ts";
import { site } from "../../site.config.ts";
import { planPages } from "../content/plan-pages.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { createPrintingParser } from "../values/create-printing-parser.ts";
import { readBlocks } from "../verify/blocks/read-blocks.ts";
import { readNames } from "../verify/names/read-names.ts";
import { pagePrograms } from "../verify/programs/page-programs.ts";
import { createBuildReport } from "./build-report.ts";

const head = "---\ntitle: A\ndescription: B.\n---\n";
const files = [
  ["/docs/one", "A `leg` has segmentIds: [there](/docs/two), [here](/docs/two#a)."],
  ["/es/docs/one", 'Desde :value{of="LiveQuery.adults.minimum"}, `adults`.'],
  ["/docs/two", "Nothing to count."],
  ["/docs/three", 'It needs :required[and]{of="LocalDate"}.'],
].map(([route = "", text]) => ({ file: `site/content${route}.md`, route, text: head + text }));
const plan = planPages(
  site,
  {
    "3.0": ["/docs/one", "/docs/two", "/docs/three"].map((path) => ({ kind: "page", path })),
    "1.0": [],
  },
  files,
);
const names = readNames(contract, migrations);
const source = {
  config: site,
  contract,
  migrations,
  names,
  pages: plan.pages.map((page) => ({ page, lang: site.locales[0].code })),
  parse: createPrintingParser(parseMarkdown, contract),
  plan,
};
const blocks = { json: 1, "v1-json": 2, http: 3, "v1-text": 4, tree: 5 };
const code = { compiled: 6, fragments: 7 };
const none = { problems: [], ran: [], recorded: [], notRun: [], outputs: 0 };
const reportOf = (programs: Parameters<typeof createBuildReport>[1]["programs"]) =>
  createBuildReport(source, { blocks, names: code, programs });

test("texts are counted in every language: their names, links and printed values", () => {
  expect(reportOf(none)).toMatchObject({ names: 6, links: 2, values: 4 });
});

test("counts all planned pages, and the translated ones among them", () => {
  expect(reportOf(none)).toMatchObject({ pages: plan.pages.length, translated: 1 });
});

test("counts programs that ran, were recorded or did not run, and omits the last two at zero", () => {
  const [program] = pagePrograms(
    readBlocks("a.md", '```ts title="a.mts" run\nconsole.log(1);\n```\n'),
  );
  if (!program) throw new Error("The page has no program.");
  const proved = { ...program, output: "", calls: [], operations: [] };
  const two = { ...none, ran: [proved], recorded: [proved, proved], notRun: [program], outputs: 8 };
  expect(reportOf(two)).toMatchObject({
    ...blocks,
    ...code,
    programs: 1,
    recorded: 2,
    notRun: 1,
    outputs: 8,
  });
  expect(reportOf(none)).not.toHaveProperty("recorded");
  expect(reportOf(none)).not.toHaveProperty("notRun");
});
