import { groupBy } from "../../../../contract/src/base/group-by.ts";
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
  const groups = groupBy(lines, ({ name }) => {
    const [first = ""] = fold(name);
    return /[a-z]/.test(first) ? first : "0";
  });
  return Array.from(groups, ([key, lines]) => ({
    letter: key === "0" ? "0–9" : key.toUpperCase(),
    id: `names-${key}`,
    lines,
  }));
}
