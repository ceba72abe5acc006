import type { InlineCode, Root } from "mdast";
import { eachNode } from "../../markdown/each-node.ts";
import type { Scope } from "./create-scopes.ts";
import { pageWords } from "./page-words.ts";
import { type KnownNames, type ResolvedName, resolveName } from "./resolve-name.ts";

/**
 * Code spans to link: names of the contract, or of the sandbox's tables. Only the first mention in
 * a section, outside headings and links. On a page about V1.0, a name of V1.0 is none of them.
 */
export function linkedNames(
  tree: Root,
  known: KnownNames,
  scope: Scope,
): ReadonlyMap<InlineCode, ResolvedName> {
  const surroundings = { scope, own: pageWords(tree) };
  const linked = new Map<InlineCode, ResolvedName>();
  const seen = new Set<string>();
  eachNode(tree, (node) => {
    if (node.type === "heading") seen.clear();
    if (node.type === "heading" || node.type === "link") return "skip";
    if (node.type !== "inlineCode") return;
    const name = node.value.trim();
    if (scope.isOfV1 && scope.v1.words.has(name)) return;
    const resolved = resolveName(name, known, surroundings);
    const target = resolved?.href ?? resolved?.name;
    if (resolved === undefined || target === undefined || seen.has(target)) return;
    seen.add(target);
    linked.set(node, resolved);
  });
  return linked;
}

/** The link target of a code span: in the sandbox's tables, or in a reference. */
export function hrefOf(
  { name, href }: ResolvedName,
  nameHref: (name: string) => string | undefined,
): string | undefined {
  return href ?? (name === undefined ? undefined : nameHref(name));
}
