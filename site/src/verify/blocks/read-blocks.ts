import { type FenceAttributes, readAttributes } from "./fence-attributes.ts";

/** One fenced block of a page. */
export interface Block {
  readonly file: string;
  /** Line of the fence, 1-based; the code starts on the next. */
  readonly line: number;
  readonly language: string;
  readonly attributes: FenceAttributes;
  /** Without the final line break. */
  readonly code: string;
}

const FENCE = /^( *)(`{3,}|~{3,})([^\s`]*)[ \t]*([^`]*)$/;

/**
 * The fenced blocks of a Markdown text, in order. It reads lines instead of parsing a tree, which
 * takes a hundredth of the time; a test checks that the tree of every page has the same blocks.
 */
export function readBlocks(file: string, text: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = text.split("\n");
  for (let index = 0; index < lines.length; index += 1) {
    const [, indent = "", fence, language = "", meta = ""] = FENCE.exec(lines[index] ?? "") ?? [];
    if (fence === undefined) continue;
    const code: string[] = [];
    const line = index + 1;
    for (index += 1; index < lines.length; index += 1) {
      const unindentedLine = withoutIndent(lines[index] ?? "", indent.length);
      if (unindentedLine.startsWith(fence) && unindentedLine.trim() === fence) break;
      code.push(unindentedLine);
    }
    blocks.push({ file, line, language, attributes: readAttributes(meta), code: code.join("\n") });
  }
  return blocks;
}

function withoutIndent(line: string, width: number): string {
  const spaces = line.length - line.trimStart().length;
  return line.slice(Math.min(spaces, width));
}
