/** Columns of code that fit a phone: shorter lines never wrap there. */
export const FITS = 37;

/** What wraps goes on four columns in by the stylesheet alone: enough for lines that begin there. */
const SHALLOW = 6;

/** Deeper lines hang as the deepest does. */
const DEEPEST = 16;

/**
 * Marks the deep lines that wrap on a phone, so that they go on further in than they begin.
 *
 * @param painted code as HTML: text and spans, which may go over lines
 * @returns the same text; marked lines of one depth are a box, with the lines between them that
 *   never wrap, and the newline after it begins the next: a line behind a block would begin as far
 *   in as one that goes on
 */
export function hangLines(painted: string): string {
  const lines = painted.split(/(?<=\n)/);
  const open: string[] = [];
  let html = "";
  for (let start = 0, end: number; start < lines.length; start = end) {
    const depth = hangOf(lines[start] ?? "");
    end = depth === undefined ? start + 1 : endOfBox(lines, start, depth);
    const box = lines.slice(start, end).join("");
    const before = [...open];
    for (const [tag] of box.matchAll(/<[^>]+>/g)) {
      if (tag === "</span>") open.pop();
      else open.push(tag);
    }
    if (depth === undefined) {
      html += box;
      continue;
    }
    const [, inner = "", newline = ""] = /^(.*?)(\n?)$/s.exec(box) ?? [];
    // What is open around the box is closed before it and opened inside again.
    html += `${close(before)}<span class="${depth}">${before.join("")}${inner}${close(open)}</span>${newline}${open.join("")}`;
  }
  return html.replaceAll(EMPTY, "");
}

/** What is open between two boxes holds nothing. */
const EMPTY = /<span class="\w+"><\/span>/g;

/** The line after the last one of this depth that can share the box of the first. */
function endOfBox(lines: readonly string[], start: number, depth: string): number {
  let end = start + 1;
  for (let next = end; next < lines.length; next += 1) {
    const line = lines[next] ?? "";
    if (hangOf(line) === depth) end = next + 1;
    else if (textOf(line).length > FITS) break;
  }
  return end;
}

/** The classes of one painted line that is deep and wraps on a phone. */
export function hangOf(line: string): string | undefined {
  const text = textOf(line);
  const indent = /^\s*/.exec(text.replaceAll("\t", "  "))?.[0].length ?? 0;
  if (indent < SHALLOW || text.length <= FITS) return undefined;
  const depth = Math.min(indent + (indent % 2), DEEPEST);
  return depth === SHALLOW ? "deep" : `deep i${depth}`;
}

/** What a reader sees of a painted line. */
function textOf(line: string): string {
  return line
    .replace(/<[^>]+>/g, "")
    .replace(/&\w+;/g, "-")
    .trimEnd();
}

function close(open: readonly string[]): string {
  return "</span>".repeat(open.length);
}
