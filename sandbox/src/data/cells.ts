/**
 * The cells of one line of a frozen file, separated by bars. Lines omit empty cells at their end;
 * the result always has ten.
 */
export function cells(line: string) {
  const found = line.split("|");
  const [a = "", b = "", c = "", d = "", e = "", f = "", g = "", h = "", i = "", j = ""] = found;
  return [a, b, c, d, e, f, g, h, i, j] as const;
}

/** Words of a cell: "LHR LGW" -> ["LHR", "LGW"], "" -> []. */
export const words = (cell: string): readonly string[] => (cell === "" ? [] : cell.split(" "));
