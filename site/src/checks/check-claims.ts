import { distance } from "fastest-levenshtein";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { WrittenClaim } from "./claim-texts.ts";
import { CLAIMS_FILE, type KnownClaim } from "./read-claims.ts";

/**
 * Sentences that claim something and are not listed with who says so, and listed ones that stand in
 * their file no more. Where a sentence was changed, its listed form is the nearest right thing.
 */
export function checkClaims(
  written: readonly WrittenClaim[],
  known: readonly KnownClaim[],
  /** By file: "site/content/docs/intro.md". */
  texts: ReadonlyMap<string, string>,
): readonly Problem[] {
  const listed = new Set(known.map(keyOf));
  const said = new Set(written.map(keyOf));
  const gone = known.filter((claim) => !said.has(keyOf(claim)));
  const unlisted = written.filter((claim) => !listed.has(keyOf(claim)));
  const told = new Set<KnownClaim>();
  const problems = unlisted.map((claim) => {
    const former = nearestOf(claim, gone);
    if (former) told.add(former);
    const message = `"${claim.word}" claims something without a source in ${CLAIMS_FILE}: "${claim.sentence}"`;
    return problem(claim, message, former?.sentence);
  });
  const missing = gone
    .filter((claim) => !told.has(claim))
    .map(({ file, sentence }) => {
      const line = lineLike(sentence, texts.get(file) ?? "");
      const message = `This file no longer says what ${CLAIMS_FILE} lists for it.`;
      return problem({ file, line }, message, sentence);
    });
  return [...problems, ...missing];
}

function keyOf({ file, sentence }: { readonly file: string; readonly sentence: string }): string {
  return `${file} ${sentence}`;
}

/** What the sentence was before somebody changed it. */
function nearestOf(
  { file, sentence }: WrittenClaim,
  gone: readonly KnownClaim[],
): KnownClaim | undefined {
  const near = gone
    .filter((claim) => claim.file === file)
    .map((claim) => ({ claim, far: distance(claim.sentence, sentence) }))
    .filter(({ claim, far }) => far < claim.sentence.length / 2)
    .sort((a, b) => a.far - b.far);
  return near[0]?.claim;
}

/** The line that has most words of a sentence. */
function lineLike(sentence: string, text: string): number | undefined {
  const words = sentence.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const counts = text.split("\n").map((line) => words.filter((word) => line.includes(word)).length);
  const most = Math.max(...counts);
  return most * 2 < words.length ? undefined : counts.indexOf(most) + 1;
}
