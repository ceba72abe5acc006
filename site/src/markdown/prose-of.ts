import type { Nodes } from "mdast";

/** A node's text as read aloud, with names in backticks and without code blocks. */
export function proseOf(node: Nodes): string {
  switch (node.type) {
    case "text":
      return node.value;
    case "inlineCode":
      return `\`${node.value}\``;
    case "code":
    case "html":
    case "yaml":
      return "";
    case "break":
      return " ";
    case "tableRow":
      return node.children.map(proseOf).filter(Boolean).join(" · ");
    case "table":
      // A row that ends like a sentence needs no semicolon.
      return node.children
        .slice(1)
        .map(proseOf)
        .join("; ")
        .replaceAll(/([.!?]); /g, "$1 ");
    case "leafDirective":
      return [node.attributes?.alt, node.attributes?.caption].filter(Boolean).join(" ");
    default:
      return "children" in node ? joinChildren(node.children, separatorIn(node.type)) : "";
  }
}

/** `proseOf` for a text of the contract: links lose their target, bold its asterisks. */
export function plainProse(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*([^*]*)\*\*/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

const RUNNING = new Set([
  "paragraph",
  "heading",
  "emphasis",
  "strong",
  "link",
  "tableCell",
  "delete",
  "textDirective",
]);

function separatorIn(type: string): string {
  return RUNNING.has(type) ? "" : " ";
}

function joinChildren(children: readonly Nodes[], separator: string): string {
  const texts = children.map(proseOf);
  return separator === "" ? texts.join("") : texts.filter((text) => text !== "").join(separator);
}
