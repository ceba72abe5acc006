import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadContract } from "../../../contract/src/load.ts";
import type { Contract } from "../../../contract/src/model.ts";
import { sidebars as allSidebars } from "../../sidebar.ts";
import { type SiteConfig, site } from "../../site.config.ts";
import { createHighlight, type Highlight } from "../markdown/highlight.ts";
import type { Problem } from "../markdown/problem.ts";
import type { BuildAssets } from "../shell/page-model.ts";
import { bundleClient } from "./bundle-client.ts";
import { checkLinks } from "./check-links.ts";
import { compressFiles } from "./compress-files.ts";
import { createSite, type RenderedPage, type Site } from "./create-site.ts";
import { outputPage } from "./output-page.ts";
import { type Plan, planPages, type Sidebars } from "./plan-pages.ts";
import { type Content, readContent } from "./read-content.ts";
import { readNames } from "./read-names.ts";
import { nginxHeaders, securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";
import { type OutputFile, writeFiles } from "./write-files.ts";

/** What the steps hand on; each adds its part. */
export interface BuildState {
  readonly config: SiteConfig;
  readonly sidebars: Sidebars;
  readonly contract: Contract;
  readonly highlight: Highlight;
  readonly content: Content;
  readonly plan: Plan;
  readonly site: Site;
  readonly assets: BuildAssets;
  readonly bundle: readonly OutputFile[];
  readonly rendered: readonly RenderedPage[];
  readonly files: readonly OutputFile[];
  readonly written: readonly string[];
  /** Output folder; everything in it is replaced. */
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
  { name: "Load the contract", run: loadSources },
  { name: "Read the pages", run: readPages },
  { name: "Bundle the client", run: bundle },
  { name: "Render the pages", run: render },
  { name: "Check links and anchors", run: check },
  { name: "Write the files", run: write },
  { name: "Compress", run: compress },
];

async function loadSources({ contract, config = site, sidebars = allSidebars }: BuildState) {
  const loaded = contract ?? loadContract(path("../../../contract/openapi"));
  const operations = loaded.specifications.flatMap((specification) => specification.operations);
  return { config, sidebars, contract: loaded, note: `${operations.length} operations` };
}

async function readPages({ config, sidebars, content, contract }: BuildState): Promise<StepResult> {
  const read = content ?? readContent(path("../../content"), "site/content");
  const plan = planPages(config, sidebars, read.pages);
  const highlight = await createHighlight();
  const created = createSite({
    config,
    sidebars,
    contract,
    highlight,
    content: read,
    names: readNames(contract),
    plan,
  });
  const note = `${created.pages.length} pages in ${config.locales.length} languages`;
  return { content: read, plan, highlight, site: created, problems: plan.problems, note };
}

async function bundle({ config }: BuildState): Promise<StepResult> {
  const { assets, files } = await bundleClient(config);
  return { assets, bundle: files, note: `${files.length} files` };
}

async function render({ site: { pages, render } }: BuildState): Promise<StepResult> {
  const rendered = [];
  for (const page of pages) rendered.push(await render(page));
  return { rendered, problems: rendered.flatMap(({ problems }) => problems) };
}

async function check({ rendered, assets, bundle, contract, config, plan }: BuildState) {
  const pages = rendered.map((page) => outputPage(config, page, assets));
  const files = [
    ...pages.flatMap((page) => page.files),
    ...bundle,
    ...(await staticFiles({ config, contract, plan, assets })),
  ];
  const addresses = new Set(files.map(({ name }) => `/${name}`));
  const documents = pages.map(({ document }) => document);
  const problems = checkLinks(documents, addresses);
  return { files, problems, note: `${documents.length} documents` };
}

async function write({ files, assets, output = path("../../dist") }: BuildState) {
  await rm(output, { recursive: true, force: true });
  const headers = securityHeaders([assets.headScript]);
  await writeFiles(output, [
    { name: "headers.json", body: JSON.stringify(headers, null, 2) },
    { name: "nginx-headers.conf", body: nginxHeaders(headers) },
  ]);
  const written = await writeFiles(join(output, "public"), files);
  return { written, output, note: `${written.length} files` };
}

async function compress({ written }: BuildState): Promise<StepResult> {
  await compressFiles(written);
  return {};
}
