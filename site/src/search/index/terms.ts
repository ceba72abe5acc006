const NONE = "A".charCodeAt(0);
const MOST = "Z".charCodeAt(0) - NONE;

/**
 * Sorted terms, each as what it has beyond the one before: a capital says how many letters it begins
 * with that both have. "Aabort" "Fed" are "abort" and "aborted". A fifth of what they take as they are.
 */
export function printTerms(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      const shared = sharedLetters(terms[at - 1] ?? "", term);
      return String.fromCharCode(NONE + shared) + term.slice(shared);
    })
    .join("");
}

/** The same terms again. */
export function readTerms(printed: string): readonly string[] {
  let before = "";
  return (printed.match(/[A-Z][^A-Z]*/g) ?? []).map((rest) => {
    before = before.slice(0, rest.charCodeAt(0) - NONE) + rest.slice(1);
    return before;
  });
}

function sharedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < MOST && shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}
