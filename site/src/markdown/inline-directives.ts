import type { ElementContent } from "hast";
import type { TextDirective } from "mdast-util-directive";
import type { State } from "mdast-util-to-hast";

/** A directive inside text: which attributes it needs, and what it becomes. */
export interface InlineDirective {
  readonly required: readonly string[];
  readonly show: (state: State, node: TextDirective) => ElementContent[];
}

/** The closed set of directives that stand inside a sentence. */
export const INLINE_DIRECTIVES: Readonly<Record<string, InlineDirective>> = {
  // Its words say what the points of the contract leave open: they are held against it, and shown.
  open: { required: ["of"], show: (state, node) => state.all(node) },
};
