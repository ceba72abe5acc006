/** Something that no sentence of the documentation may contradict. */
export interface Fact {
  /** The fact itself, as a writer is told it. */
  readonly fact: string;
  /** What a sentence has to be about for the fact to concern it; any sentence without. */
  readonly when?: RegExp;
  /** What a sentence then says when it contradicts the fact. */
  readonly refuses: RegExp;
  /** What makes it no contradiction: a negation, another case. */
  readonly unless?: RegExp;
  /** A sentence that contradicts it, and one that may look like it and does not. */
  readonly wrong: string;
  readonly right: string;
}

/** Turns a sentence into its opposite, wherever in it it stands. */
export const NEGATED =
  /\b(not|never|no|none|nor|neither|without|nothing|nobody|cannot|can't|don't|doesn't|isn't|aren't|won't|avoid|instead of|rather than|only)\b/;
