import { slug } from "github-slugger";

/** A part of a Markdown text that begins with a heading, subsections included. */
export interface Section {
  readonly title: string;
  /** Number of `#`. */
  readonly depth: number;
  readonly text: string;
}

/** The sections of a text in order. A `#` inside of fenced code is no heading. */
export function sectionsOf(text: string): readonly Section[] {
  const lines = text.split("\n");
  const headings = headingsOf(lines);
  return headings.map(({ line, depth, title }, index) => {
    const next = headings.slice(index + 1).find((other) => other.depth <= depth);
    return { title, depth, text: lines.slice(line, next?.line).join("\n").trimEnd() };
  });
}

/** Found by its title or by its anchor. */
export function findSection(text: string, wanted: string): Section | undefined {
  const name = slug(wanted.replace(/^#/, ""));
  return sectionsOf(text).find(({ title }) => slug(title.replaceAll("`", "")) === name);
}

function headingsOf(lines: readonly string[]) {
  let fence = "";
  return lines.flatMap((text, line) => {
    const [mark = ""] = /^\s*(`{3,}|~{3,})/.exec(text)?.slice(1) ?? [];
    if (fence !== "") {
      if (mark.startsWith(fence)) fence = "";
      return [];
    }
    fence = mark;
    const [, marks = "", title = ""] = /^(#{1,6}) (.+)$/.exec(text) ?? [];
    return marks === "" ? [] : [{ line, depth: marks.length, title }];
  });
}
