import { compareByLocation, type Problem } from "../../../contract/src/problems/problem.ts";
import { ADDITIONAL_PAGES } from "../../additional-routes.ts";
import { DOCS_ROUTES } from "../../specification-routes.ts";
import { FRAME_IDS } from "../frame/frame-ids.ts";
import { checkLinks, type LinkedPage } from "../verify/links/check-links.ts";
import { assemble, type Site } from "./assemble.ts";
import { readCaches } from "./cache/read-caches.ts";
import { checkGenerated } from "./check-generated.ts";
import { checkRoutes } from "./check-routes.ts";
import { proveCodeBlocks } from "./proofs/prove.ts";
import { readSources, type SiteSources } from "./read-sources.ts";
import { type ComparedCommit, reviewChanges } from "./review/review-changes.ts";
import type { SectionToRead } from "./review/sections-about.ts";

/** What `npm run check` reports without a build. */
export interface CheckedSite {
  /** Problems of sources, pages, links and code blocks. Programs are not run. */
  readonly problems: readonly Problem[];
  readonly toRead: readonly SectionToRead[];
  /**
   * The number of translated pages that differ from their originals; undefined if none was
   * compared.
   */
  readonly drifted?: number;
  /** "198 pages, 152 blocks of code" */
  readonly checked: string;
}

/**
 * @param commit the commit to compare with; undefined outside a Git repository
 * @param overrides sources that replace the repository's own
 */
export async function checkSite(
  commit: ComparedCommit | undefined,
  overrides: Partial<SiteSources> = {},
): Promise<CheckedSite> {
  const read = readSources(overrides);
  const isOwn = !overrides.contract && !overrides.migrations;
  const caches = readCaches(read.sources.config, isOwn);
  const generating = checkGenerated();
  // Prevents an unhandled rejection until it is awaited.
  generating.catch(() => {});
  const assembled = await assemble({ overrides, caches, read });
  const { site } = assembled;
  const ofSources = assembled.problems();
  const problems = [...(await generating), ...ofSources];
  if (!assembled.isSound) {
    const checked = "contract, migrations and plan only; mend them to check the pages";
    return { problems: problems.toSorted(compareByLocation), toRead: [], checked };
  }
  const rendered = site.pages.map((one) => site.render(one));
  const blocks = await proveCodeBlocks(site);
  const counted = Object.values(blocks.counts).reduce((sum, count) => sum + count, 0);
  caches.save();
  return {
    problems: [
      ...problems,
      ...routeProblems(site),
      ...rendered.flatMap((page) => page.problems),
      ...brokenLinks(rendered),
      ...blocks.problems,
    ].toSorted(compareByLocation),
    toRead: commit ? reviewChanges(site, commit) : [],
    drifted: rendered.filter(({ drift }) => drift && drift.problems.length > 0).length,
    checked: `${rendered.length} pages, ${counted} blocks of code`,
  };
}

function routeProblems({ plan, config }: Site): readonly Problem[] {
  const specified = DOCS_ROUTES.map(({ path }) => path);
  return checkRoutes(plan.pages, config.versions[0].id, specified, Object.keys(ADDITIONAL_PAGES));
}

type RenderedPage = ReturnType<Site["render"]>;

/** Ignores links to files, which only the build makes and checks. */
function brokenLinks(rendered: readonly RenderedPage[]): readonly Problem[] {
  const paths = new Set(rendered.map(({ model }) => model.path));
  const pages = rendered.map(({ page, model, file, contents, drift }): LinkedPage => {
    const links = contents.links.filter(({ href }) => !isFile(href, paths));
    const original = drift === undefined ? {} : { original: page.path };
    return { path: model.path, file, ...contents, links, frame: [], ...original };
  });
  return checkLinks(pages, FRAME_IDS, new Set());
}

function isFile(href: string, paths: ReadonlySet<string>): boolean {
  const [path = ""] = href.split("#");
  return /\.[a-z]+$/.test(path) && !paths.has(path);
}
