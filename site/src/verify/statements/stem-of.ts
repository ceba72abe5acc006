/**
 * The common stem of "polls", "polled" and "polling". It keeps at least three letters: "only" is
 * not "on", and "adds" is "add".
 */
export function stemOf(word: string): string {
  if (word.length < 4 || isName(word)) return word;
  const one = word.replace(/ies$/, "y").replace(/(?<=\w\w[sxz]|ch|sh|o)es$|(?<![su])s$/, "");
  if (one.length < 4) return one;
  const stem = one.replace(/(?<=[aeiouy].*)ing$|(?<!e)ed$|ly$/, "");
  if (!/\w{3}|o$/.test(stem)) return word.replace(/[ds]$/, "");
  const short = stem.replace(/e$/, "").replace(/(?<=\w\w)([b-df-hj-np-tv-z])\1$/, "$1");
  // "Note" must not become the negation "not".
  return short === "not" ? "note" : short;
}

/** "RESULT_STATUS_COMPLETE", "queryLegs", "Carrier.iata" */
export function isName(word: string): boolean {
  return /[a-z][A-Z]|[A-Za-z]_|[A-Za-z]\.[A-Za-z]/.test(word);
}
