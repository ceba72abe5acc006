import { isMap, isScalar, parseDocument } from "yaml";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import { lineOfOffset } from "../base/line-of-offset.ts";
import type { TitlesFile } from "./read-content.ts";
import { type ReadFrontmatter, readEntry } from "./read-frontmatter.ts";

/** The titles of an untranslated page in a language: one entry of the language's `titles.yaml`. */
export interface TitlesEntry extends Pick<ReadFrontmatter, "frontmatter" | "lines"> {
  readonly file: string;
  readonly line: number;
}

interface ReadTitles {
  /** By path, without the language's prefix. */
  readonly entries: ReadonlyMap<string, TitlesEntry>;
  readonly problems: readonly Problem[];
}

const KEYS = ["title", "description", "label", "original"];

/** The checked entries of a language. */
export function readTitles({ file, text }: TitlesFile): ReadTitles {
  const document = parseDocument(text, { prettyErrors: false, schema: "failsafe" });
  const lineAt = (offset: number) => lineOfOffset(text, offset);
  const problems = document.errors.map(({ message, pos }) =>
    problem({ file, line: lineAt(pos[0]) }, `Unreadable titles: ${message}`),
  );
  const entries = new Map<string, TitlesEntry>();
  for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
    if (!isScalar(key)) continue;
    const line = lineAt(key.range?.[0] ?? 0);
    const map = isMap(value) ? value : null;
    const read = readEntry({ file, line, lineAt, keys: KEYS }, map);
    entries.set(String(key.value), {
      file,
      line,
      frontmatter: read.frontmatter,
      lines: read.lines,
    });
    problems.push(...read.problems);
  }
  return { entries, problems };
}
