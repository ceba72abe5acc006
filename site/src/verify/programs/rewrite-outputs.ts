import { type Block, readBlocks } from "../blocks/read-blocks.ts";
import { outputsOf } from "./check-outputs.ts";
import { compareOutput, ELLIPSIS, shapeOf } from "./compare-output.ts";
import type { PageFile } from "./page-files.ts";

/** Replaces the outputs of all programs of a page, whose lines move as empty ones are filled. */
export function rewritePage(
  page: string,
  text: string,
  results: readonly { readonly file: PageFile; readonly output: string }[],
): string {
  return results.reduce(
    (written, { file, output }) => rewriteOutputs(written, file, readBlocks(page, written), output),
    text,
  );
}

/**
 * Replaces the outputs in a page's text by what was printed. A block that still matches is left
 * alone; an empty one is filled; any other keeps its number of lines, starting at the line most
 * like its first.
 */
export function rewriteOutputs(
  text: string,
  file: PageFile,
  blocks: readonly Block[],
  output: string,
): string {
  const printed = output.trimEnd().split("\n");
  const lines = text.split("\n");
  let from = 0;
  let added = 0;
  for (const { line, code } of outputsOf(file, blocks)) {
    const first = line + added;
    if (code === "") {
      const rest = printed.slice(from);
      const blank = lines[first] === "" ? 1 : 0;
      lines.splice(first, blank, ...rest);
      added += rest.length - blank;
      from = printed.length;
      continue;
    }
    const shownLines = code.split("\n");
    const end = endOfMatch(shownLines, printed, from);
    if (end !== undefined) {
      from = end;
      continue;
    }
    const like = printed.findIndex(
      (one, index) => index >= from && shapeOf(one) === shapeOf(shownLines[0] ?? ""),
    );
    const start = like < 0 ? from : like;
    shownLines.forEach((one, index) => {
      if (one.trim() !== ELLIPSIS) lines[first + index] = printed[start + index] ?? ELLIPSIS;
    });
    from = start + shownLines.length;
  }
  return lines.join("\n");
}

/** The end of the first part of what was printed that has all that is shown, if there is one. */
function endOfMatch(
  shown: readonly string[],
  printed: readonly string[],
  from: number,
): number | undefined {
  for (let start = from; start < printed.length; start += 1) {
    for (let end = start + 1; end <= printed.length; end += 1) {
      if (!compareOutput(shown, printed.slice(start, end))) return end;
    }
  }
  return undefined;
}
