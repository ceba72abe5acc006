import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";

/**
 * Compares all that a page shows with all that was printed. A line `…` matches any lines, and `…`
 * inside a line any text.
 *
 * @returns the first line that differs, 0-based, or the one after the last if more was printed, and
 * the line printed instead; undefined if they agree
 */
export function compareOutput(
  shown: readonly string[],
  printed: readonly string[],
): OutputDifference | undefined {
  let furthest: OutputDifference = { line: 0, printed: printed[0] };
  const match = (line: number, at: number): boolean => {
    const text = shown[line];
    if (text === undefined && at === printed.length) return true;
    if (text?.trim() === ELLIPSIS) {
      const starts = Array.from({ length: printed.length - at + 1 }, (_, skip) => at + skip);
      return starts.some((start) => match(line + 1, start));
    }
    const printedLine = printed[at];
    if (text !== undefined && printedLine !== undefined && lineMatches(text, printedLine))
      return match(line + 1, at + 1);
    if (line > furthest.line) furthest = { line, printed: printedLine };
    return false;
  };
  return match(0, 0) ? undefined : nearer(furthest, shown, printed);
}

export interface OutputDifference {
  readonly line: number;
  readonly printed: string | undefined;
}

export const ELLIPSIS = "…";

/** After an ellipsis, any printed line could be meant, so the most similar one is reported. */
function nearer(
  { line, printed: next }: OutputDifference,
  shown: readonly string[],
  printed: readonly string[],
): OutputDifference {
  if (shown[line - 1]?.trim() !== ELLIPSIS) return { line, printed: next };
  return { line, printed: nearestName(shown[line] ?? "", printed) ?? next };
}

/** shapeOf("day 4: GBP 24.00") → "day #: GBP #" */
export function shapeOf(line: string): string {
  return line.replaceAll(/[\d.,:]+/g, "#");
}

function lineMatches(shown: string, printed: string): boolean {
  if (!shown.includes(ELLIPSIS)) return shown === printed;
  const [start = "", ...rest] = shown.split(ELLIPSIS);
  const end = rest.pop() ?? "";
  if (!printed.startsWith(start) || printed.length < start.length + end.length) return false;
  let middle = printed.slice(start.length, printed.length - end.length);
  return (
    printed.endsWith(end) &&
    rest.every((part) => {
      const at = middle.indexOf(part);
      middle = middle.slice(at + part.length);
      return at >= 0;
    })
  );
}
