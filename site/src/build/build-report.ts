import type { Root } from "mdast";
import { MEANINGS } from "../../../contract/specification/meanings.ts";
import { coverageOf } from "../../../contract/src/migrations/coverage.ts";
import type { BuildReport } from "../article/build-report.ts";
import { eachNode } from "../markdown/each-node.ts";
import { plainTexts } from "../verify/names/check-names.ts";
import { namesByShape } from "../verify/names/names-by-shape.ts";
import type { Site } from "./assemble.ts";
import type { ExpectedProofs } from "./proofs/prove.ts";

type ReportedSite = Pick<
  Site,
  "config" | "contract" | "migrations" | "names" | "pages" | "parse" | "plan"
>;

/** The figures of a build: they count what the checks cover, and are published only if all pass. */
export function createBuildReport(
  site: ReportedSite,
  { blocks, names: code, programs }: Pick<ExpectedProofs, "blocks" | "names" | "programs">,
): BuildReport {
  const { config, plan, migrations, names } = site;
  const docs = plan.pages.flatMap((page) => (page.kind === "docs" ? [page] : []));
  const [, ...translations] = config.locales.map(({ code }) => code);
  const written = docs.flatMap((page) => [...page.written.values()]);
  const counts = written.map(({ source }) => countIn(site.parse(source.text)));
  const parts = [...migrations.values()].flatMap((migration) => migration.parts);
  const published = site.contract.specifications.filter((one) => one.published);
  const { fields } = names.scopes.of(published.map(({ id }) => id)).contract;
  return {
    ...blocks,
    names: sum(counts.map((one) => one.names)),
    links: sum(counts.map((one) => one.links)),
    values: sum(counts.map((one) => one.values)),
    openPoints: site.contract.openPoints.size,
    meanings: MEANINGS.length,
    programs: programs.ran.length,
    ...(programs.recorded.length > 0 && { recorded: programs.recorded.length }),
    ...(programs.notRun.length > 0 && { notRun: programs.notRun.length }),
    outputs: programs.outputs,
    fields: sum([...fields.values()].map((places) => places.length)),
    mapped: coverageOf(parts).mapped,
    compiled: code.compiled,
    fragments: code.fragments,
    pages: site.pages.length,
    translated: sum(translations.map((lang) => docs.filter((one) => one.written.has(lang)).length)),
  };
}

interface TreeCounts {
  readonly names: number;
  readonly links: number;
  /** Values printed into sentences. */
  readonly values: number;
}

function countIn(tree: Root): TreeCounts {
  let names = 0;
  let links = 0;
  let values = 0;
  eachNode(tree, (node) => {
    if (node.type === "inlineCode") names += 1;
    if (node.type === "link") links += 1;
    if ((node.type === "text" || node.type === "inlineCode") && node.data?.printed) values += 1;
    names += plainTexts(node).flatMap((text) => namesByShape(text)).length;
  });
  return { names, links, values };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
