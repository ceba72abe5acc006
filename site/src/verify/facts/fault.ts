/** A part of a sentence that data contradicts. */
export interface Fault {
  readonly said: string;
  /** What the data says in its place. */
  readonly right: string;
}
