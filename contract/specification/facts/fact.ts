/** Something that no sentence of the documentation may contradict. */
export interface Fact {
  /** The fact itself, as a writer is told it. */
  readonly fact: string;
  /** What a sentence has to be about for the fact to concern it; any sentence without. */
  readonly when?: RegExp;
  /** What a sentence then says when it contradicts the fact. */
  readonly refuses: RegExp;
  /** What makes it no contradiction: another case. What a sentence negates is not read at all. */
  readonly unless?: RegExp;
  /** For a fact that is contradicted by a negation: "never retry". */
  readonly readsNegations?: true;
  /** A sentence that contradicts it, and one that may look like it and does not. */
  readonly wrong: string;
  /** What both stand under, where it takes a heading to see it. */
  readonly under?: string;
  readonly right: string;
}
