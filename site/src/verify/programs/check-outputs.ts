import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { Block } from "../blocks/read-blocks.ts";
import { compareOutput, ELLIPSIS } from "./compare-output.ts";
import type { PageFile } from "./page-files.ts";

/** The blocks of a page that show the output of a program, or of its version in another language. */
export function outputsOf({ title }: PageFile, blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(
    ({ attributes: { output } }) => output && programName(output) === programName(title),
  );
}

/** The text of those blocks, joined by a line `…`, where anything may be printed. */
export function shownOutput(file: PageFile, blocks: readonly Block[]): string {
  const shownLines = outputsOf(file, blocks).map(({ code }) => code);
  return shownLines.join(`\n${ELLIPSIS}\n`);
}

/** programName("tracked_link.py") → "tracked-link" */
export function programName(title: string): string {
  return title.replace(/\.\w+$/, "").replaceAll("_", "-");
}

/**
 * Reports output that blocks show but the program didn't print, and the reverse. Together they show
 * all of it, except for lines `…` and what is printed between two blocks.
 */
export function checkOutputs(
  file: PageFile,
  blocks: readonly Block[],
  output: string,
): readonly Problem[] {
  const shownLines = outputsOf(file, blocks).flatMap(({ line, code }, index) => [
    ...(index === 0 ? [] : [{ text: ELLIPSIS, line }]),
    ...code.split("\n").map((text, below) => ({ text, line: line + 1 + below })),
  ]);
  if (shownLines.length === 0) return [];
  const difference = compareOutput(
    shownLines.map(({ text }) => text),
    output.trimEnd().split("\n"),
  );
  if (!difference) return [];
  const shownLine = shownLines[difference.line];
  const instead = difference.printed === undefined ? "" : ` but "${difference.printed}"`;
  const message = shownLine
    ? `${file.title} does not print "${shownLine.text}"${instead}: "npm run samples -- --write" rewrites it.`
    : `${file.title} goes on to print "${difference.printed}": show it, or end with a line "${ELLIPSIS}".`;
  const line = shownLine?.line ?? shownLines.at(-1)?.line;
  return [problem({ file: file.page, line }, message)];
}
