import { slug } from "github-slugger";

/** A part of a Markdown text that starts with a heading, including subsections. */
export interface Section {
  readonly title: string;
  /** Number of `#`. */
  readonly depth: number;
  readonly text: string;
}

/** The sections of a text in order. A `#` inside fenced code is not a heading. */
export function sectionsOf(text: string): readonly Section[] {
  const lines = text.split("\n");
  const headings = headingsOf(lines);
  return headings.map(({ line, depth, title }, index) => {
    const next = headings.slice(index + 1).find((other) => other.depth <= depth);
    return { title, depth, text: lines.slice(line, next?.line).join("\n").trimEnd() };
  });
}

/** Finds a section by title or anchor, or by a unique start of one, ignoring leading numbers. */
export function findSection(text: string, wanted: string): Section | undefined {
  const name = slug(wanted.replace(/^#/, ""));
  const withAnchors = sectionsOf(text).map((section) => ({
    section,
    anchor: slug(section.title.replaceAll("`", "")),
  }));
  const exact = withAnchors.find(({ anchor }) => anchor === name);
  if (exact || name === "") return exact?.section;
  const [near, another] = withAnchors.filter(({ anchor }) =>
    anchor.replace(/^\d+-/, "").startsWith(name.replace(/^\d+-/, "")),
  );
  return another ? undefined : near?.section;
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
