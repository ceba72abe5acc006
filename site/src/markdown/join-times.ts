import type { Parent, PhrasingContent, Root, Text } from "mdast";
import { visit } from "unist-util-visit";

/**
 * Turns times of day back into text: the parser takes the ":30" of "23:30" for a directive. None of
 * our directives has a name that begins with a digit.
 */
export function joinTimes(tree: Root): Root {
  visit(tree, (node) => {
    if (!("children" in node)) return;
    const parent = node as Parent;
    if (!parent.children.some(isTime)) return;
    parent.children = joined(parent.children as readonly PhrasingContent[]);
  });
  return tree;
}

function isTime(node: { readonly type: string; readonly name?: unknown }): boolean {
  return node.type === "textDirective" && /^\d/.test(String(node.name));
}

function joined(children: readonly PhrasingContent[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (const child of children) {
    const text = readTime(child);
    const last = nodes.at(-1);
    if (text !== undefined && last?.type === "text") last.value += text;
    else nodes.push(text === undefined || child.type === "text" ? child : asText(child, text));
  }
  return nodes;
}

function readTime(node: PhrasingContent): string | undefined {
  if (node.type === "text") return node.value;
  return node.type === "textDirective" && isTime(node) ? `:${node.name}` : undefined;
}

function asText({ position }: PhrasingContent, value: string): Text {
  return position ? { type: "text", value, position } : { type: "text", value };
}
