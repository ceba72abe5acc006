import type { Problem } from "../../../contract/src/problems/problem.ts";
import { readCatalogueSources } from "../../i18n/read-catalogues.ts";
import type { SiteConfig } from "../../site.config.ts";
import { checkClaims } from "../checks/check-claims.ts";
import {
  type ClaimSources,
  claimTexts,
  otherClaimTexts,
  pageClaims,
  type WrittenClaim,
} from "../checks/claim-texts.ts";
import {
  type ClaimLists,
  checkClaimLists,
  claimListOf,
  readClaims,
} from "../checks/read-claims.ts";
import type { ContentFile } from "../plan/read-content.ts";
import type { KeptWork } from "./kept-work.ts";

interface Sources extends Omit<ClaimSources, "catalogues"> {
  readonly config: SiteConfig;
}

/** What each file says to readers. */
export function writtenClaims({
  config,
  ...sources
}: Sources): ReadonlyMap<string, readonly WrittenClaim[]> {
  return claimTexts({ ...sources, catalogues: readCatalogueSources(config) });
}

/**
 * What is said and not listed with who says so.
 * @param isWhole whether these are all files, so that each has a list and each list a file
 * @param kept what was found of the files that are the same
 * @param lists who says so, where they have been read already
 */
export function claimProblems(
  { config, contract, migrations, content, claimsOf }: Sources,
  isWhole: boolean,
  { last, eachOf }: KeptWork,
  lists: ClaimLists = last(readClaims),
): readonly Problem[] {
  const { pages, titles, figures } = content;
  const others = last(writtenElsewhere, config, contract, migrations, titles, figures);
  const languages = config.locales.slice(1).map(({ code }) => code);
  const files = [...pages.map(({ file }) => file), ...others.keys()];
  const ofPage = eachOf(last(createPageCheck, lists, isWhole));
  return [
    ...(isWhole ? checkClaimLists(lists, files, languages) : []),
    ...pages.flatMap((page) => ofPage(page, claimsOf)),
    ...last(otherProblems, others, lists, isWhole),
  ];
}

function writtenElsewhere(
  config: SiteConfig,
  contract: ClaimSources["contract"],
  migrations: ClaimSources["migrations"],
  titles: ClaimSources["content"]["titles"],
  figures: ClaimSources["content"]["figures"],
): ReadonlyMap<string, readonly WrittenClaim[]> {
  const catalogues = readCatalogueSources(config);
  return otherClaimTexts({ contract, migrations, content: { titles, figures }, catalogues });
}

function createPageCheck(lists: ClaimLists, isWhole: boolean) {
  return (page: ContentFile, claimsOf: ClaimSources["claimsOf"]) =>
    listProblems(page.file, pageClaims(page, claimsOf), lists, isWhole);
}

function otherProblems(
  others: ReadonlyMap<string, readonly WrittenClaim[]>,
  lists: ClaimLists,
  isWhole: boolean,
): readonly Problem[] {
  return [...others].flatMap(([file, claims]) => listProblems(file, claims, lists, isWhole));
}

function listProblems(
  file: string,
  claims: readonly WrittenClaim[],
  lists: ClaimLists,
  isWhole: boolean,
): readonly Problem[] {
  const listed = lists.get(claimListOf(file)) ?? (isWhole ? [] : undefined);
  return listed ? checkClaims(file, claims, listed) : [];
}
