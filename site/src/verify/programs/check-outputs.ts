import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { Block } from "../blocks/read-blocks.ts";
import { compareOutput, ELLIPSIS } from "./compare-output.ts";
import type { PageFile } from "./page-files.ts";

/** The blocks of a page that show what a program prints, or its twin in another language. */
export function outputsOf({ title }: PageFile, blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(({ attributes: { output } }) => output && stemOf(output) === stemOf(title));
}

/** What those blocks show, with a line `…` between two of them: anything may be printed there. */
export function shownOutput(file: PageFile, blocks: readonly Block[]): string {
  const shown = outputsOf(file, blocks).map(({ code }) => code);
  return shown.join(`\n${ELLIPSIS}\n`);
}

/** stemOf("tracked_link.py") → "tracked-link" */
function stemOf(title: string): string {
  return title.replace(/\.\w+$/, "").replaceAll("_", "-");
}

/**
 * What blocks show of an output that was not printed. Each is a piece of the output, one after the
 * other; around them anything may have been printed.
 */
export function checkOutputs(
  file: PageFile,
  blocks: readonly Block[],
  output: string,
): readonly Problem[] {
  const shown = outputsOf(file, blocks).flatMap(({ line, code }) => [
    { text: ELLIPSIS, line },
    ...code.split("\n").map((text, below) => ({ text, line: line + 1 + below })),
  ]);
  const wrong = compareOutput(
    shown.map(({ text }) => text),
    output.trimEnd().split("\n"),
  );
  const place = shown[wrong?.line ?? 0];
  if (!wrong || !place) return [];
  const message = `${file.title} does not print "${place.text}".`;
  return [problem({ file: file.page, line: place.line }, message, wrong.printed)];
}
