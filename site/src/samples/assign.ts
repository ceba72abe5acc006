/** An assignment up to this length stays on one line. */
const WIDTH = 64;

/** assign("const url =", "`…`;") prints one line if it fits, else the value on its own line. */
export function assign(name: string, value: string): string {
  const line = `${name} ${value}`;
  if (line.length <= WIDTH) return line;
  const margin = /^ */.exec(name)?.[0] ?? "";
  return `${name}\n${margin}  ${value}`;
}
