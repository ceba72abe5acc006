import { readFileSync } from "node:fs";

/**
 * Rows of a table of `tables/`: cells divided by " | ", lines that start with # are comments, cells missing
 * at the end of a line are empty. A line with too many cells is an error that names it.
 */
export function readTable<Column extends string>(
  name: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const path = new URL(`tables/${name}.txt`, import.meta.url);
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.flatMap((line, index) => {
    if (line.startsWith("#") || line.trim() === "") return [];
    const cells = line.split("|").map((cell) => cell.trim());
    if (cells.length > columns.length)
      throw new Error(
        `tables/${name}.txt:${index + 1}: ${cells.length} cells, at most ${columns.length}`,
      );
    const row = columns.map((column, at) => [column, cells[at] ?? ""]);
    return [Object.fromEntries(row) as Record<Column, string>];
  });
}

/** Words of a cell: "LHR LGW" -> ["LHR", "LGW"]. */
export const words = (cell: string) => cell.split(" ").filter((word) => word !== "");
