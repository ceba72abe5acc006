export interface SectionHeading {
  /** Level of its heading: 2 or 3. */
  readonly level: number;
  /** The words of its heading. */
  readonly text: string;
  /** How many headings of this level and these words stand before it. */
  readonly nth: number;
}

/**
 * The part of a Markdown text from a heading to the next one of its level or above.
 * @throws when there is no such heading
 */
export function sectionOf(markdown: string, { level, text, nth }: SectionHeading): string {
  const lines = markdown.split("\n");
  const headings = headingsIn(lines);
  const same = headings.filter(
    (one) => one.level === level && lettersOf(one.text) === lettersOf(text),
  );
  const start = same[nth]?.line;
  if (start === undefined) throw new Error(`There is no section "${text}".`);
  const end = headings.find((one) => one.line > start && one.level <= level)?.line;
  return `${lines.slice(start, end).join("\n").trimEnd()}\n`;
}

interface HeadingLine {
  readonly line: number;
  readonly level: number;
  readonly text: string;
}

/** Skips code, whose lines may begin with a "#" too. */
function headingsIn(lines: readonly string[]): readonly HeadingLine[] {
  const headings: HeadingLine[] = [];
  let fence: string | undefined;
  for (const [line, content] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(content)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      continue;
    }
    fence = mark;
    const [, signs, text] = /^(#+) (.*)$/.exec(content) ?? [];
    if (signs && text) headings.push({ line, level: signs.length, text });
  }
  return headings;
}

/** Letters and digits alone: Markdown and the page put other signs around the same words. */
function lettersOf(text: string): string {
  return text.replace(/\]\([^)]*\)|[^\p{L}\p{N}]/gu, "");
}
