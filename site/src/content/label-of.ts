import type { Texts } from "../../i18n/texts.ts";
import type { Locale } from "../../site.config.ts";
import type { TreeNode } from "./create-tree.ts";
import type { Plan } from "./plan-pages.ts";
import { titlesOf } from "./titles-of.ts";

/** A page's label is its own; a category's is in the interface texts. */
export function labelOf(plan: Plan, node: TreeNode, lang: Locale, texts: Texts): string {
  if (node.kind === "category") return texts.categories[node.slug].label;
  const page = plan.byPath.get(node.path);
  if (page?.kind !== "docs") return node.path;
  return titlesOf(page, lang)?.label ?? node.path;
}
