/** Lines of a sample end before this column. */
const WIDTH = 64;

/** assign("const url =", "`…`;"): on one line where it fits, else the value on its own. */
export function assign(name: string, value: string): string {
  const line = `${name} ${value}`;
  if (line.length <= WIDTH) return line;
  const margin = /^ */.exec(name)?.[0] ?? "";
  return `${name}\n${margin}  ${value}`;
}
