import type { ElementContent } from "hast";
import type { TextDirective } from "mdast-util-directive";
import type { State } from "mdast-util-to-hast";

/** A directive in a sentence that shows its own label: which attributes it needs, and what it becomes. */
export interface LabelledDirective {
  readonly required: readonly string[];
  readonly show: (state: State, node: TextDirective) => ElementContent[];
}

/** All of them. Directives that print a value instead are in `values/inline-directives.ts`. */
export const LABELLED_DIRECTIVES: Readonly<Record<string, LabelledDirective>> = {
  // Its text says what the contract leaves open; it is checked against those open points, and
  // shown.
  open: { required: ["of"], show: (state, node) => state.all(node) },
};
