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

/** What a review needs: the pages, and what they mention. */
export interface ReviewedSite extends Omit<MentionSource, "nameHref"> {
  readonly config: SiteConfig;
  readonly plan: Plan;
  readonly parse: (text: string) => Root;
}

/** Access to a commit in git. */
export interface ComparedCommit {
  /** The files in a folder. */
  readonly filesIn: (folder: string) => readonly string[];
  /** The text of a file, or undefined if it did not exist. */
  readonly textOf: (file: string) => string | undefined;
  /** The changes in these files and folders since then, as a unified diff. */
  readonly diffOf: (paths: readonly string[]) => string;
}

const OPENAPI = "contract/openapi";

/** The files of the sandbox's tables. */
const ROWS = ["sandbox/src/scenarios", "sandbox/src/register", "sandbox/src/rules/limits.ts"];
const ROW_ANCHORS = [scenarioAnchor, quirkAnchor, limitAnchor, openPointAnchor, keyAnchor];

/** The sections to read again because of changes in the contract and the sandbox since a commit. */
export function reviewChanges(
  site: ReviewedSite,
  commit: ComparedCommit,
): readonly SectionToRead[] {
  const { contract, plan, parse, config } = site;
  const hrefOf = nameHrefs(contract);
  const before = contractAt(commit);
  const nameByHref = new Map<string, string>();
  for (const name of before ? changedNames(before, contract) : []) {
    const href = hrefOf(name);
    if (href !== undefined) nameByHref.set(href, name);
  }
  for (const row of changedRows(commit.diffOf(ROWS))) {
    for (const anchorOf of ROW_ANCHORS) nameByHref.set(anchorOf(row), row);
  }
  const changedAt = (href: string) =>
    nameByHref.get(href) ?? nameByHref.get(href.split("#")[1] ?? "");
  const [{ code }] = config.locales;
  const pages = plan.pages.flatMap((page) => {
    const isCurrent = page.kind === "docs" && page.version === config.versions[0].id;
    const written = isCurrent ? page.written.get(code) : undefined;
    return written ? [{ page, written, tree: parse(written.source.text) }] : [];
  });
  return sectionsAbout(changedAt, pages, { ...site, nameHref: hrefOf });
}

/** The contract at a commit; undefined if it was unsound. */
function contractAt({ filesIn, textOf }: ComparedCommit): Contract | undefined {
  const texts = filesIn(OPENAPI).flatMap((path) => {
    const text = textOf(path);
    return text === undefined ? [] : [[path, text] as const];
  });
  return buildContract(new Map(texts), specificationsIn(OPENAPI)).contract;
}
