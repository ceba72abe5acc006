import type { WrittenClaim } from "../checks/claim-texts.ts";
import { type ClaimChange, compareClaims } from "../checks/compare-claims.ts";
import { CLAIMS_FOLDER, type ClaimLists, claimListOf, printClaims } from "../checks/read-claims.ts";
import { type Recorded, recordClaims } from "../checks/record-claims.ts";

type Written = ReadonlyMap<string, readonly WrittenClaim[]>;

/** What is not as it is listed, file by file. */
export function claimChanges(
  written: Written,
  lists: ClaimLists,
): readonly { readonly file: string; readonly changes: readonly ClaimChange[] }[] {
  return Array.from(written, ([file, claims]) => ({
    file,
    changes: compareClaims(claims, lists.get(claimListOf(file)) ?? []).filter(
      ({ kind }) => kind !== "same",
    ),
  })).filter(({ changes }) => changes.length > 0);
}

/** How many claims each source is listed for. */
export function claimCounts(lists: ClaimLists): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { source } of [...lists.values()].flat()) {
    counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return counts;
}

/** The list of a file with what has been looked up, and where it is. */
export function recordedList(
  file: string,
  written: Written,
  lists: ClaimLists,
  recorded: Recorded,
): { readonly list: string; readonly text: string } {
  const name = claimListOf(file);
  const claims = recordClaims(written.get(file) ?? [], lists.get(name) ?? [], recorded);
  return { list: `${CLAIMS_FOLDER}/${name}`, text: printClaims(claims) };
}
