import type { Root } from "mdast";
import type { Contract } from "../../../../contract/src/model.ts";
import { buildContract } from "../../../../contract/src/read/build-contract.ts";
import { specificationsIn } from "../../../../contract/src/read/load-contract.ts";
import type { SiteConfig } from "../../../site.config.ts";
import type { MentionSource } from "../../article/mentions/page-mentions.ts";
import {
  keyAnchor,
  limitAnchor,
  openPointAnchor,
  quirkAnchor,
  scenarioAnchor,
} from "../../base/sandbox-anchors.ts";
import type { Plan } from "../../content/plan-pages.ts";
import { nameHrefs } from "../../reference/index-names.ts";
import { changedNames } from "./changed-names.ts";
import { changedRows } from "./changed-rows.ts";
import { type SectionToRead, sectionsAbout } from "./sections-about.ts";

/** What is reviewed: the pages, and what they speak of. */
export interface ReviewedSite extends Omit<MentionSource, "nameHref"> {
  readonly config: SiteConfig;
  readonly plan: Plan;
  readonly parse: (text: string) => Root;
}

/** What git knows of a commit. */
export interface ComparedCommit {
  /** The files that a folder had. */
  readonly filesIn: (folder: string) => readonly string[];
  /** The text of a file as it was, or undefined where there was none. */
  readonly textOf: (file: string) => string | undefined;
  /** What has changed since then in these files and folders, as a unified diff. */
  readonly diffOf: (paths: readonly string[]) => string;
}

const OPENAPI = "contract/openapi";

/** Where the sandbox says what it does. */
const ROWS = ["sandbox/src/scenarios", "sandbox/src/register", "sandbox/src/rules/limits.ts"];
const ROW_ANCHORS = [scenarioAnchor, quirkAnchor, limitAnchor, openPointAnchor, keyAnchor];

/** The sections to read again after what has changed in contract and sandbox since a commit. */
export function reviewChanges(
  site: ReviewedSite,
  commit: ComparedCommit,
): readonly SectionToRead[] {
  const { contract, plan, parse, config } = site;
  const hrefOf = nameHrefs(contract);
  const before = contractAt(commit);
  const places = new Map<string, string>();
  for (const name of before ? changedNames(before, contract) : []) {
    const href = hrefOf(name);
    if (href !== undefined) places.set(href, name);
  }
  for (const row of changedRows(commit.diffOf(ROWS))) {
    for (const anchorOf of ROW_ANCHORS) places.set(anchorOf(row), row);
  }
  const changedAt = (href: string) => places.get(href) ?? places.get(href.split("#")[1] ?? "");
  const [{ code }] = config.locales;
  const pages = plan.pages.flatMap((page) => {
    const isCurrent = page.kind === "docs" && page.version === config.versions[0].id;
    const written = isCurrent ? page.written.get(code) : undefined;
    return written ? [{ page, written, tree: parse(written.source.text) }] : [];
  });
  return sectionsAbout(changedAt, pages, { ...site, nameHref: hrefOf });
}

/** The contract as it was; undefined where it was not sound. */
function contractAt({ filesIn, textOf }: ComparedCommit): Contract | undefined {
  const texts = filesIn(OPENAPI).flatMap((path) => {
    const text = textOf(path);
    return text === undefined ? [] : [[path, text] as const];
  });
  return buildContract(new Map(texts), specificationsIn(OPENAPI)).contract;
}
