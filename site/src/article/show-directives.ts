import type { Root } from "mdast";
import type { LeafDirective } from "mdast-util-directive";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { Anchor } from "../content/page-contents.ts";
import { nodesOf } from "../markdown/each-node.ts";
import type {
  DirectiveAttributes,
  DirectiveResult,
  ShownDirective,
} from "../markdown/markdown-context.ts";
import { attributesOf } from "../values/print-inline.ts";

/** A renderer for each leaf directive of the closed set. */
export type DirectiveRenderers = Readonly<
  Record<string, (attributes: DirectiveAttributes) => DirectiveResult>
>;

export interface ShownDirectives {
  readonly shown: ReadonlyMap<LeafDirective, ShownDirective>;
  readonly anchors: readonly Anchor[];
  readonly problems: readonly Problem[];
}

/** Renders every leaf directive of a page. One outside the closed set is left out. */
export function showDirectives(
  file: string,
  tree: Root,
  renderers: DirectiveRenderers,
): ShownDirectives {
  const shown = new Map<LeafDirective, ShownDirective>();
  const anchors: Anchor[] = [];
  const problems: Problem[] = [];
  for (const directive of nodesOf(tree, "leafDirective")) {
    const { name, position } = directive;
    const line = position?.start.line;
    const result = renderers[name]?.(attributesOf(directive));
    if (result === undefined) continue;
    if ("message" in result) {
      problems.push(problem({ file, line }, `::${name}: ${result.message}`, result.nearest));
      continue;
    }
    shown.set(directive, result);
    anchors.push(...(result.ids ?? []).map((id) => ({ id, line })));
  }
  return { shown, anchors, problems };
}
