import type { ElementContent } from "hast";
import type { TextDirective } from "mdast-util-directive";
import type { State } from "mdast-util-to-hast";

/** A directive inside text: which attributes it needs, and what it becomes. */
export interface InlineDirective {
  readonly required: readonly string[];
  readonly show: (state: State, node: TextDirective) => ElementContent[];
}

/** The closed set of directives that may occur inside a sentence. */
export const INLINE_DIRECTIVES: Readonly<Record<string, InlineDirective>> = {
  // Its text says what the contract leaves open; it is checked against those open points, and
  // shown.
  open: { required: ["of"], show: (state, node) => state.all(node) },
};
