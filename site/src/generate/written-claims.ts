import type { Problem } from "../../../contract/src/problems/problem.ts";
import { readCatalogueSources } from "../../i18n/read-catalogues.ts";
import type { SiteConfig } from "../../site.config.ts";
import { checkClaims } from "../checks/check-claims.ts";
import { type ClaimSources, claimTexts, type WrittenClaim } from "../checks/claim-texts.ts";
import { checkClaimLists, claimListOf, readClaims } from "../checks/read-claims.ts";

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
 */
export function claimProblems(sources: Sources, isWhole: boolean): readonly Problem[] {
  const lists = readClaims();
  const written = writtenClaims(sources);
  const languages = sources.config.locales.slice(1).map(({ code }) => code);
  return [
    ...(isWhole ? checkClaimLists(lists, written.keys(), languages) : []),
    ...[...written].flatMap(([file, claims]) => {
      const listed = lists.get(claimListOf(file)) ?? (isWhole ? [] : undefined);
      return listed ? checkClaims(file, claims, listed) : [];
    }),
  ];
}
