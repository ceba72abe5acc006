import type { Block } from "../blocks/read-blocks.ts";

/** One file of a page: its blocks with the same title, in order. */
export interface PageFile {
  /** Path of the page: "site/content/docs/intro.md". */
  readonly page: string;
  /** "search.mts" */
  readonly title: string;
  /** Never empty. */
  readonly blocks: readonly [Block, ...Block[]];
  readonly code: string;
  /** The line of the page for a line of the code; both are 1-based. 0 is the first fence. */
  readonly lineAt: (line: number) => number;
}

/** The files of a page: blocks titled with a file name. */
export function pageFiles(blocks: readonly Block[]): readonly PageFile[] {
  const byTitle = new Map<string, [Block, ...Block[]]>();
  for (const block of blocks) {
    const { title = "" } = block.attributes;
    if (!/^[\w-]+\.\w+$/.test(title)) continue;
    const fileBlocks = byTitle.get(title);
    if (fileBlocks) fileBlocks.push(block);
    else byTitle.set(title, [block]);
  }
  return Array.from(byTitle, ([title, own]) => pageFile(title, own));
}

function pageFile(title: string, blocks: PageFile["blocks"]): PageFile {
  // Blocks are joined by a blank line, as a reader would do.
  const lines = blocks.flatMap(({ line, code }) => [
    ...code.split("\n").map((text, index) => ({ text, pageLine: line + 1 + index })),
    { text: "", pageLine: line + code.split("\n").length + 1 },
  ]);
  return {
    page: blocks[0].file,
    title,
    blocks,
    code: lines.map(({ text }) => text).join("\n"),
    lineAt: (line) => lines[line - 1]?.pageLine ?? blocks[0].line,
  };
}

/** The block that calls a server program. */
export function trialOf(title: string, blocks: readonly Block[]): Block | undefined {
  return blocks.find(({ attributes }) => attributes.run === title);
}
