/** Columns of code that fit on a phone: a line up to this length never wraps there. */
export const FITS = 37;

/**
 * The stylesheet indents wrapped text by four columns: enough for lines indented less than this.
 */
const SHALLOW = 6;

/** Lines indented deeper than this hang as if indented this much. */
const DEEPEST = 16;

/**
 * Marks the deeply indented lines that wrap on a phone, so that they continue further in than they
 * begin.
 *
 * @param painted code as HTML: text and spans, which may cross lines
 * @returns the same text; marked lines of one depth share a box, together with the lines between
 *   them that never wrap. The newline after a box starts the text that follows: a line directly
 *   after a block would be indented like a continuation
 */
export function addHangingIndent(painted: string): string {
  const lines = painted.split(/(?<=\n)/);
  const open: string[] = [];
  let html = "";
  for (let start = 0, end: number; start < lines.length; start = end) {
    const depth = hangingClassOf(lines[start] ?? "");
    end = depth === undefined ? start + 1 : endOfBox(lines, start, depth);
    const box = lines.slice(start, end).join("");
    const openBefore = [...open];
    for (const [tag] of box.matchAll(/<[^>]+>/g)) {
      if (tag === "</span>") open.pop();
      else open.push(tag);
    }
    if (depth === undefined) {
      html += box;
      continue;
    }
    const [, inner = "", newline = ""] = /^(.*?)(\n?)$/s.exec(box) ?? [];
    // Closes the spans open around the box before it and reopens them inside.
    html += `${close(openBefore)}<span class="${depth}">${openBefore.join("")}${inner}${close(open)}</span>${newline}${open.join("")}`;
  }
  return html.replaceAll(EMPTY, "");
}

/** A span reopened between two boxes is empty. */
const EMPTY = /<span class="\w+"><\/span>/g;

/** The index after the last line of this depth that can share a box with the first. */
function endOfBox(lines: readonly string[], start: number, depth: string): number {
  let end = start + 1;
  for (let next = end; next < lines.length; next += 1) {
    const line = lines[next] ?? "";
    if (hangingClassOf(line) === depth) end = next + 1;
    else if (visibleText(line).length > FITS) break;
  }
  return end;
}

/** The classes of a highlighted line, if it is deeply indented and wraps on a phone. */
export function hangingClassOf(line: string): string | undefined {
  const text = visibleText(line);
  const indent = /^\s*/.exec(text.replaceAll("\t", "  "))?.[0].length ?? 0;
  if (indent < SHALLOW || text.length <= FITS) return undefined;
  const depth = Math.min(indent + (indent % 2), DEEPEST);
  return depth === SHALLOW ? "deep" : `deep i${depth}`;
}

/** The visible text of a highlighted line. */
function visibleText(line: string): string {
  return line
    .replace(/<[^>]+>/g, "")
    .replace(/&\w+;/g, "-")
    .trimEnd();
}

function close(open: readonly string[]): string {
  return "</span>".repeat(open.length);
}
