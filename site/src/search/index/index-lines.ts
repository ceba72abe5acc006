import type { IndexFile } from "./index-file.ts";

/** An index as it is served: a JSON array with each of its parts on a line of its own. */
export function printIndex([names, prose]: IndexFile): string {
  return `[${JSON.stringify(names)}\n,${JSON.stringify(prose)}]\n`;
}

/** The part that stands on a line of it. */
export function readIndexLine<Part extends IndexFile[number]>(line: string): Part {
  return JSON.parse(line.slice(1, line.endsWith("]") ? -1 : undefined)) as Part;
}
