import { fold } from "../words/fold.ts";
import type { NameLine } from "./name-lines.ts";

export interface LetterGroup {
  /** "A"; "0–9" for names that begin with no letter. */
  readonly letter: string;
  /** The id of its heading. */
  readonly id: string;
  readonly lines: readonly NameLine[];
}

/** Groups names by first letter, in their order. */
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
