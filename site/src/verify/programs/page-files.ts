import type { Block } from "../blocks/read-blocks.ts";

/** One file of a page: its blocks with one title, in order. */
export interface PageFile {
  /** Of the page: "site/content/docs/intro.md". */
  readonly page: string;
  /** "search.mts" */
  readonly title: string;
  /** Never empty. */
  readonly blocks: readonly [Block, ...Block[]];
  readonly code: string;
  /** Line of the page at which a line of the code stands; both are 1-based. 0 is the first fence. */
  readonly lineAt: (line: number) => number;
}

/** The files of a page: blocks that have a file's name as their title. */
export function pageFiles(blocks: readonly Block[]): readonly PageFile[] {
  const byTitle = new Map<string, [Block, ...Block[]]>();
  for (const block of blocks) {
    const { title = "" } = block.attributes;
    if (!/^[\w-]+\.\w+$/.test(title)) continue;
    const known = byTitle.get(title);
    if (known) known.push(block);
    else byTitle.set(title, [block]);
  }
  return Array.from(byTitle, ([title, own]) => pageFile(title, own));
}

function pageFile(title: string, blocks: PageFile["blocks"]): PageFile {
  // A blank line between blocks, as a reader who puts them together has it.
  const lines = blocks.flatMap(({ line, code }) => [
    ...code.split("\n").map((text, index) => ({ text, place: line + 1 + index })),
    { text: "", place: line + code.split("\n").length + 1 },
  ]);
  return {
    page: blocks[0].file,
    title,
    blocks,
    code: lines.map(({ text }) => text).join("\n"),
    lineAt: (line) => lines[line - 1]?.place ?? blocks[0].line,
  };
}

/** The block that calls a program which is a server. */
export function trialOf(title: string, blocks: readonly Block[]): Block | undefined {
  return blocks.find(({ attributes }) => attributes.run === title);
}
