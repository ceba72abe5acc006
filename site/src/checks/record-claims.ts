import type { WrittenClaim } from "./claim-texts.ts";
import { type ClaimChange, compareClaims } from "./compare-claims.ts";
import type { KnownClaim } from "./read-claims.ts";

/** What somebody has looked up. */
export interface Recorded {
  /** Who says so. Without it, only what is gone is dropped. */
  readonly source?: string;
  /** The lines that are meant; without them, the whole file. */
  readonly lines?: { readonly first: number; readonly last: number };
}

/**
 * The list of a file with what has been looked up, in the order of the file. Of lines that say
 * something new, only that is recorded; of lines that say nothing new, who says so is put right.
 */
export function recordClaims(
  written: readonly WrittenClaim[],
  listed: readonly KnownClaim[],
  { source, lines }: Recorded,
): readonly KnownClaim[] {
  const changes = compareClaims(written, listed);
  const isMeant = ({ line = 1 }: WrittenClaim) =>
    !lines || (line >= lines.first && line <= lines.last);
  const isNew = (change: ClaimChange) =>
    (change.kind === "new" || change.kind === "changed") && isMeant(change.claim);
  const isCorrection = lines !== undefined && !changes.some(isNew);
  return changes.flatMap((change) => {
    if (change.kind === "gone") return lines ? [change.known] : [];
    const { claim } = change;
    if (source !== undefined && (isNew(change) || (isCorrection && isMeant(claim)))) {
      return [{ source, sentence: claim.sentence }];
    }
    return change.kind === "new" ? [] : [change.known];
  });
}
