import { distance } from "fastest-levenshtein";
import type { WrittenClaim } from "./claim-texts.ts";
import type { KnownClaim } from "./read-claims.ts";

/** A claim of a file beside that of its list, in the order of the file. */
export type ClaimChange =
  | {
      readonly kind: "same" | "changed" | "moved";
      readonly claim: WrittenClaim;
      readonly known: KnownClaim;
    }
  | { readonly kind: "new"; readonly claim: WrittenClaim }
  /** With what stands before the place where it stood. */
  | {
      readonly kind: "gone";
      readonly known: KnownClaim;
      readonly before: WrittenClaim | undefined;
    };

/** What became of each claim of a file and of its list: the longest common part is the same. */
export function compareClaims(
  written: readonly WrittenClaim[],
  listed: readonly KnownClaim[],
): readonly ClaimChange[] {
  const steps = align(written, listed);
  const formers = pair(steps);
  const paired = new Set(formers.values());
  let before: WrittenClaim | undefined;
  return steps.flatMap(({ claim, known }): ClaimChange[] => {
    if (!claim) return known && !paired.has(known) ? [{ kind: "gone", known, before }] : [];
    before = claim;
    if (known) return [{ kind: "same", claim, known }];
    const former = formers.get(claim);
    if (!former) return [{ kind: "new", claim }];
    return [
      { kind: former.sentence === claim.sentence ? "moved" : "changed", claim, known: former },
    ];
  });
}

/** What each claim that is not listed was: the same elsewhere, one like it, or what stood there. */
function pair(steps: readonly Step[]): ReadonlyMap<WrittenClaim, KnownClaim> {
  const formers = new Map<WrittenClaim, KnownClaim>();
  const left = new Set(steps.flatMap(({ claim, known }) => (!claim && known ? [known] : [])));
  const pairEach = (
    claims: readonly WrittenClaim[],
    find: (claim: WrittenClaim) => KnownClaim | undefined,
  ) => {
    for (const claim of claims.filter((one) => !formers.has(one))) {
      const known = find(claim);
      if (!known) continue;
      left.delete(known);
      formers.set(claim, known);
    }
  };
  const fresh = steps.flatMap(({ claim, known }) => (claim && !known ? [claim] : []));
  pairEach(fresh, (claim) => [...left].find(({ sentence }) => sentence === claim.sentence));
  pairEach(fresh, (claim) => nearestOf(claim.sentence, [...left]));
  for (const gap of gapsOf(steps)) {
    pairEach(
      gap.flatMap(({ claim }) => claim ?? []),
      () => gap.find(({ known }) => known && left.has(known))?.known,
    );
  }
  return formers;
}

/** What stands between two claims that are the same. */
function gapsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const gaps: Step[][] = [[]];
  for (const step of steps) {
    if (step.claim && step.known) gaps.push([]);
    else gaps.at(-1)?.push(step);
  }
  return gaps;
}

/** What the sentence was before somebody changed it. */
function nearestOf(sentence: string, gone: readonly KnownClaim[]): KnownClaim | undefined {
  const near = gone
    .map((known) => ({ known, far: distance(known.sentence, sentence) }))
    .filter(({ known, far }) => far * 2 < Math.max(known.sentence.length, sentence.length))
    .sort((a, b) => a.far - b.far);
  return near[0]?.known;
}

interface Step {
  readonly claim?: WrittenClaim;
  readonly known?: KnownClaim;
}

/** Both in one row, the same sentences side by side: as many of them as there can be. */
function align(written: readonly WrittenClaim[], listed: readonly KnownClaim[]): readonly Step[] {
  const isSame = (at: number, listedAt: number) =>
    written[at]?.sentence === listed[listedAt]?.sentence;
  const longest = written.map(() => new Array<number>(listed.length + 1).fill(0));
  const lengthAt = (at: number, listedAt: number) => longest[at]?.[listedAt] ?? 0;
  for (const [at, row] of [...longest.entries()].reverse()) {
    for (let other = listed.length - 1; other >= 0; other--) {
      row[other] = isSame(at, other)
        ? lengthAt(at + 1, other + 1) + 1
        : Math.max(lengthAt(at + 1, other), lengthAt(at, other + 1));
    }
  }
  const steps: Step[] = [];
  let at = 0;
  let other = 0;
  while (at < written.length || other < listed.length) {
    const claim = written[at];
    const known = listed[other];
    if (claim && known && isSame(at, other)) steps.push({ claim, known });
    else if (known && (!claim || lengthAt(at, other + 1) >= lengthAt(at + 1, other))) {
      steps.push({ known });
      other++;
      continue;
    } else if (claim) {
      steps.push({ claim });
      at++;
      continue;
    }
    at++;
    other++;
  }
  return steps;
}
