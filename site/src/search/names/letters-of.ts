import { fold } from "../words/fold.ts";
import type { NameLine } from "./name-lines.ts";

export interface LetterGroup {
  /** "A"; of names that begin with none, "0–9". */
  readonly letter: string;
  /** Of its heading. */
  readonly id: string;
  readonly lines: readonly NameLine[];
}

/** Names by the letter that they begin with, in their order. */
export function lettersOf(lines: readonly NameLine[]): readonly LetterGroup[] {
  const groups = new Map<string, NameLine[]>();
  for (const line of lines) {
    const [first = ""] = fold(line.name);
    const key = /[a-z]/.test(first) ? first : "0";
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups].map(([key, lines]) => ({
    letter: key === "0" ? "0–9" : key.toUpperCase(),
    id: `names-${key}`,
    lines,
  }));
}
