import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { WrittenClaim } from "./claim-texts.ts";
import { compareClaims } from "./compare-claims.ts";
import { CLAIMS_FOLDER, claimListOf, type KnownClaim } from "./read-claims.ts";

/**
 * What a file says and its list does not have with who says so, in the same order, and what is
 * listed and said no more. What was said before is the nearest right thing.
 * @param file "site/content/docs/intro.md"
 */
export function checkClaims(
  file: string,
  written: readonly WrittenClaim[],
  listed: readonly KnownClaim[],
): readonly Problem[] {
  if (isSame(written, listed)) return [];
  const list = `${CLAIMS_FOLDER}/${claimListOf(file)}`;
  const shown = file.replace(/^site\/content\//, "");
  return compareClaims(written, listed).flatMap((change) => {
    if (change.kind === "same") return [];
    if (change.kind === "gone") {
      const { sentence } = change.known;
      const message = `This file no longer says what ${list} has here: if that is right, \`npm run claims -- --renew ${shown}\`.`;
      return [problem({ file, line: change.before?.line ?? 1 }, message, sentence)];
    }
    const { line, sentence } = change.claim;
    if (change.kind === "moved") {
      const message = `"${sentence}" stands elsewhere in ${list}: if the order is right, \`npm run claims -- --renew ${shown}\`.`;
      return [problem({ file, line }, message, neighbours(change.known, listed))];
    }
    const place = `${shown}:${line ?? 1}`;
    const message = `Nobody is listed in ${list} who says so: "${sentence}" Look it up, then \`npm run claims -- --says SOURCE ${place}\`.`;
    return [
      problem({ file, line }, message, change.kind === "new" ? undefined : change.known.sentence),
    ];
  });
}

function isSame(written: readonly WrittenClaim[], listed: readonly KnownClaim[]): boolean {
  return (
    written.length === listed.length &&
    written.every(({ sentence }, index) => sentence === listed[index]?.sentence)
  );
}

/** What a sentence stands behind in its list. */
function neighbours(known: KnownClaim, listed: readonly KnownClaim[]): string {
  const before = listed[listed.indexOf(known) - 1];
  return before ? `${before.sentence} ${known.sentence}` : known.sentence;
}
