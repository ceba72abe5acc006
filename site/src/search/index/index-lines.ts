import type { IndexFile } from "./index-file.ts";

/** Prints an index as served: a JSON array with each part on its own line. */
export function printIndex([names, prose]: IndexFile): string {
  return `[${JSON.stringify(names)}\n,${JSON.stringify(prose)}]\n`;
}

/** Parses the part on one of its lines. */
export function readIndexLine<Part extends IndexFile[number]>(line: string): Part {
  return JSON.parse(line.slice(1, line.endsWith("]") ? -1 : undefined)) as Part;
}
