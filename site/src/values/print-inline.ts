import type { InlineCode, PhrasingContent, Root, Text } from "mdast";
import type { LeafDirective, TextDirective } from "mdast-util-directive";
import { SKIP, visit } from "unist-util-visit";
import type { Mistake } from "../../../contract/src/problems/problem.ts";

/** What an inline directive prints: words and names, or its mistake. */
export type InlineResult = readonly (Text | InlineCode)[] | Mistake;

/**
 * @param attributes the ones in braces
 * @param label the text in brackets
 */
export type InlineDirective = (
  attributes: Readonly<Record<string, string>>,
  label: string,
) => InlineResult;

export type InlineDirectives = Readonly<Record<string, InlineDirective>>;

declare module "mdast" {
  interface TextData {
    /** Printed from data, not typed by a writer. */
    printed?: true;
  }
  interface InlineCodeData {
    printed?: true;
  }
}

declare module "mdast-util-directive" {
  interface TextDirectiveData {
    /** Why it prints nothing. */
    mistake?: Mistake;
  }
}

/**
 * Replaces inline directives by what they print; one that fails stays in the tree, with the mistake
 * in its `data`.
 */
export function printInline(tree: Root, directives: InlineDirectives): Root {
  visit(tree, "textDirective", (node: TextDirective, index, parent) => {
    const print = directives[node.name];
    if (!print || !parent || index === undefined) return;
    const printed = print(attributesOf(node), labelOf(node.children));
    if ("message" in printed) {
      node.data = { ...node.data, mistake: printed };
      return;
    }
    const { position } = node;
    const nodes = printed.map((one) => ({ ...one, ...(position && { position }) }));
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
  return tree;
}

export function words(value: string): Text {
  return { type: "text", value, data: { printed: true } };
}

/** Of a directive of any kind, as texts. */
export function attributesOf({
  attributes,
}: LeafDirective | TextDirective): Readonly<Record<string, string>> {
  const written = Object.entries(attributes ?? {});
  return Object.fromEntries(written.map(([name, value]) => [name, value ?? ""]));
}

function labelOf(children: readonly PhrasingContent[]): string {
  return children.map((child) => ("value" in child ? child.value : "")).join("");
}
