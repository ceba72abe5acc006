import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Contract } from "../../../contract/src/model.ts";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { loadContract } from "../../../contract/src/read/load.ts";
import { sidebars as allSidebars } from "../../sidebar.ts";
import { type SiteConfig, site } from "../../site.config.ts";
import { checkLinks, type LinkedDocument } from "../checks/check-links.ts";
import { readNames } from "../checks/read-names.ts";
import { createHighlight } from "../markdown/highlight.ts";
import type { BuildAssets } from "../plan/page-model.ts";
import { type Plan, planPages, type Sidebars } from "../plan/plan-pages.ts";
import { type Content, readContent } from "../plan/read-content.ts";
import { bundleClient } from "./bundle-client.ts";
import { createSite, type Site } from "./create-site.ts";
import { outputPage } from "./output-page.ts";
import { createOutputWriter, type OutputFile, type OutputWriter } from "./output-writer.ts";
import { nginxHeaders, securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

/** What the steps hand on; each adds its part. */
export interface BuildState {
  readonly config: SiteConfig;
  readonly sidebars: Sidebars;
  readonly contract: Contract;
  readonly content: Content;
  readonly plan: Plan;
  readonly site: Site;
  readonly assets: BuildAssets;
  readonly bundle: readonly OutputFile[];
  readonly writer: OutputWriter;
  readonly documents: readonly LinkedDocument[];
  /** Output folder. It is replaced as a whole, and only by a build that found nothing to mend. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
  readonly run: (state: BuildState) => Promise<StepResult> | StepResult;
}

export type StepResult = Partial<BuildState> & {
  readonly problems?: readonly Problem[];
  /** Shown on the terminal beside the time: "82 pages". */
  readonly note?: string;
};

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The build, in the order it happens. */
export const STEPS: readonly Step[] = [
  { name: "Load the contract", run: load },
  { name: "Plan and bundle", run: prepare },
  { name: "Render the pages", run: render },
  { name: "Check links and anchors", run: check },
  { name: "Finish the folder", run: finish },
];

async function load({
  config = site,
  sidebars = allSidebars,
  ...given
}: BuildState): Promise<StepResult> {
  const output = given.output ?? path("../../dist");
  await rm(unfinished(output), { recursive: true, force: true });
  const { contract, problems } = given.contract
    ? { contract: given.contract, problems: [] }
    : loadContract(path("../../../contract/openapi"));
  if (!contract) return { output, problems };
  const operations = contract.specifications.flatMap((specification) => specification.operations);
  const note = `${operations.length} operations`;
  return { config, sidebars, contract, output, problems, note };
}

/** The bundler works in a process of its own while the pages are planned. */
async function prepare(state: BuildState): Promise<StepResult> {
  const bundling = bundleClient(state.config, join(unfinished(state.output), "bundle"));
  const [planned, { assets, files }] = await Promise.all([plan(state), bundling]);
  return { ...planned, assets, bundle: files, note: `${planned.note}, ${files.length} assets` };
}

async function plan({ config, sidebars, contract, ...given }: BuildState): Promise<StepResult> {
  const content = given.content ?? readContent(path("../../content"), "site/content");
  const plan = planPages(config, sidebars, content.pages);
  const highlight = await createHighlight();
  const names = readNames(contract);
  const created = createSite({ config, sidebars, contract, highlight, content, names, plan });
  const note = `${created.pages.length} addresses`;
  return { content, plan, site: created, problems: plan.problems, note };
}

async function render({ site, config, assets, output }: BuildState): Promise<StepResult> {
  const folder = unfinished(output);
  const writer = createOutputWriter(join(folder, "public"));
  const problems: Problem[] = [];
  const documents: LinkedDocument[] = [];
  for (const page of site.pages) {
    const rendered = await site.render(page);
    const { files, document } = outputPage(config, rendered, assets);
    problems.push(...rendered.problems);
    documents.push(document);
    for (const file of files) await writer.write(file);
  }
  return { writer, documents, problems };
}

async function check(state: BuildState): Promise<StepResult> {
  const { writer, documents, bundle } = state;
  for (const file of [...bundle, ...staticFiles(state)]) await writer.write(file);
  const problems = checkLinks(documents, writer.addresses);
  return { problems, note: `${documents.length} documents` };
}

async function finish({ writer, assets, output }: BuildState): Promise<StepResult> {
  const folder = unfinished(output);
  const headers = securityHeaders([assets.headScript]);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "headers.json"), JSON.stringify(headers, null, 2));
  await writeFile(join(folder, "nginx-headers.conf"), nginxHeaders(headers));
  await writer.finish();
  await rm(join(folder, "bundle"), { recursive: true });
  await rm(output, { recursive: true, force: true });
  await rename(folder, output);
  return { note: `${writer.addresses.size} files` };
}

/** A build works beside the folder that is being served, and beside other builds. */
function unfinished(output: string): string {
  return `${output}.${process.pid}`;
}

/** What a build leaves behind when there is something to mend. */
export async function discard({ output }: Partial<BuildState>): Promise<void> {
  if (output !== undefined) await rm(unfinished(output), { recursive: true, force: true });
}
