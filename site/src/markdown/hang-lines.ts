/** Columns of code that fit a phone: shorter lines never wrap there. */
const FITS = 37;

/** What wraps goes on four columns in by the stylesheet alone: enough for lines that begin there. */
const SHALLOW = 6;

/** Deeper lines hang as the deepest does. */
const DEEPEST = 16;

/**
 * Marks the deep lines that wrap on a phone, so that they go on further in than they begin.
 *
 * @param painted code as HTML: text and spans, which may go over lines
 * @returns the same text; each marked line is a box, and the newline after it begins the next: a
 *   line behind a block would begin as far in as one that goes on
 */
export function hangLines(painted: string): string {
  const open: string[] = [];
  return painted
    .split(/(?<=\n)/)
    .map((line) => {
      const before = [...open];
      for (const [tag] of line.matchAll(/<[^>]+>/g)) {
        if (tag === "</span>") open.pop();
        else open.push(tag);
      }
      const depth = hangOf(line);
      if (depth === undefined) return line;
      const hang = `<span class="${depth}">`;
      const [, inner = "", newline = ""] = /^(.*?)(\n?)$/s.exec(line) ?? [];
      // What is open around the line is closed before it and opened inside again.
      return `${close(before)}${hang}${before.join("")}${inner}${close(open)}</span>${newline}${open.join("")}`;
    })
    .join("")
    .replaceAll(EMPTY, "");
}

/** What is open between two marked lines holds nothing. */
const EMPTY = /<span class="\w+"><\/span>/g;

/** The class of one painted line that is deep and wraps on a phone. */
export function hangOf(line: string): string | undefined {
  const text = line.replace(/<[^>]+>/g, "").replace(/&\w+;/g, "-");
  const indent = /^\s*/.exec(text.replaceAll("\t", "  "))?.[0].length ?? 0;
  if (indent < SHALLOW || text.trimEnd().length <= FITS) return undefined;
  return `i${Math.min(indent + (indent % 2), DEEPEST)}`;
}

function close(open: readonly string[]): string {
  return "</span>".repeat(open.length);
}
