import type { BlockContent, DefinitionContent, PhrasingContent, RootContent, Text } from "mdast";
import { phrasing } from "mdast-util-phrasing";

export type Flow = BlockContent | DefinitionContent;

/** Wraps runs of inline nodes in paragraphs; blocks stay as they are. */
export function flowOf(nodes: readonly RootContent[]): Flow[] {
  const flow: Flow[] = [];
  let line: PhrasingContent[] = [];
  const end = () => {
    const children = toLine(line);
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

/** Flattens nodes into one line, as a table cell, a heading or a link needs. */
export function toLine(nodes: readonly RootContent[]): PhrasingContent[] {
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

/** Removes line breaks and outer spaces, which Markdown would have to escape. */
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

/** Joins adjacent texts: a text that is printed separately is printed twice. */
function joinTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const previous = joined.at(-1);
    if (node.type === "text" && previous?.type === "text") {
      joined[joined.length - 1] = { type: "text", value: previous.value + node.value };
    } else joined.push(node);
  }
  return joined;
}
