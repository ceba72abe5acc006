import type { BlockContent, DefinitionContent, PhrasingContent, RootContent, Text } from "mdast";
import { phrasing } from "mdast-util-phrasing";

export type Flow = BlockContent | DefinitionContent;

/** What stands in a line together becomes a paragraph; blocks stay as they are. */
export function flowOf(nodes: readonly RootContent[]): Flow[] {
  const flow: Flow[] = [];
  let line: PhrasingContent[] = [];
  const end = () => {
    const children = lineOf(line);
    if (children.length > 0) flow.push({ type: "paragraph", children });
    line = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node);
    else {
      end();
      flow.push(node as Flow);
    }
  }
  end();
  return flow;
}

/** Everything in one line, as a cell of a table, a heading or a link needs it. */
export function lineOf(nodes: readonly RootContent[]): PhrasingContent[] {
  return trim(nodes.flatMap(inLine));
}

function inLine(node: RootContent): PhrasingContent[] {
  if (isPhrasing(node)) return [node];
  if (node.type === "code") return [space, { type: "inlineCode", value: node.value }, space];
  if (!("children" in node)) return [];
  return [space, ...node.children.flatMap(inLine), space];
}

function isPhrasing(node: RootContent): node is PhrasingContent {
  return phrasing(node);
}

const space: Text = { type: "text", value: " " };
const isSpace = (node: PhrasingContent) => node.type === "text" && node.value.trim() === "";

/** A line has no breaks and no space at its ends: Markdown would have to escape them. */
function trim(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const first = nodes.findIndex((node) => !isSpace(node));
  const last = nodes.findLastIndex((node) => !isSpace(node));
  if (first === -1) return [];
  return joinTexts(nodes.slice(first, last + 1)).map((node, index, { length }) => {
    if (node.type !== "text") return node;
    const text = node.value.replace(/\s+/g, " ");
    const begun = index === 0 ? text.trimStart() : text;
    return { type: "text", value: index === length - 1 ? begun.trimEnd() : begun };
  });
}

/** Texts side by side are one: each that is printed by itself is printed twice. */
function joinTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    if (node.type === "text" && before?.type === "text") {
      joined[joined.length - 1] = { type: "text", value: before.value + node.value };
    } else joined.push(node);
  }
  return joined;
}
