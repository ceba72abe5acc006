import type { WrittenClaim } from "./claim-texts.ts";
import { compareClaims } from "./compare-claims.ts";
import type { KnownClaim } from "./read-claims.ts";

/** What somebody has looked up. */
export interface Recorded {
  /** Who says so. Without it, only what is gone is dropped. */
  readonly source?: string;
  /** The lines that are meant; without them, the whole file. */
  readonly lines?: { readonly first: number; readonly last: number };
}

/** The list of a file with what has been looked up, in the order of the file. */
export function recordClaims(
  written: readonly WrittenClaim[],
  listed: readonly KnownClaim[],
  { source, lines }: Recorded,
): readonly KnownClaim[] {
  const isMeant = ({ line = 1 }: WrittenClaim) =>
    !lines || (line >= lines.first && line <= lines.last);
  return compareClaims(written, listed).flatMap((change) => {
    if (change.kind === "gone") return lines ? [change.known] : [];
    const { claim } = change;
    const isNew = change.kind === "new" || change.kind === "changed";
    if (source !== undefined && isMeant(claim) && (isNew || lines)) {
      return [{ source, sentence: claim.sentence }];
    }
    return change.kind === "new" ? [] : [change.known];
  });
}
