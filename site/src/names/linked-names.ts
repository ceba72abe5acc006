import type { InlineCode, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { Scope } from "./create-scopes.ts";
import { pageWords } from "./page-words.ts";
import { type KnownNames, resolveName } from "./resolve-name.ts";

/**
 * Code spans that name something of the contract, each with that name: the first mention in a
 * section, outside headings and links.
 */
export function linkedNames(
  tree: Root,
  known: KnownNames,
  scope: Scope,
): ReadonlyMap<InlineCode, string> {
  const surroundings = { scope, own: pageWords(tree) };
  const linked = new Map<InlineCode, string>();
  const told = new Set<string>();
  visit(tree, (node) => {
    if (node.type === "heading") told.clear();
    if (node.type === "heading" || node.type === "link") return "skip";
    if (node.type !== "inlineCode") return;
    const name = resolveName(node.value.trim(), known, surroundings)?.name;
    if (name === undefined || told.has(name)) return;
    told.add(name);
    linked.set(node, name);
  });
  return linked;
}
