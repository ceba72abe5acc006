import { ERRORS } from "./errors.ts";
import { INDICATIVE } from "./indicative.ts";
import { PLACES } from "./places.ts";
import { PROGRAMS } from "./programs.ts";
import { SANDBOX } from "./sandbox.ts";
import { SEARCHES } from "./searches.ts";
import { contradicts, read, type Statement, tells, toStatement } from "./statement.ts";
import { VALUES } from "./values.ts";
import { VERSION_1 } from "./version-1.ts";

/** Every statement that texts are held to. */
export const STATEMENTS: readonly Statement[] = [
  SEARCHES,
  INDICATIVE,
  PLACES,
  VALUES,
  ERRORS,
  VERSION_1,
  SANDBOX,
  PROGRAMS,
]
  .join("\n")
  .split("\n")
  .filter((line) => line !== "")
  .map(toStatement);

/** By one of their anchors, the rarest: only these can be about a sentence that has it. */
const BY_ANCHOR = groupByRarestAnchor(STATEMENTS);

/**
 * The statements that a sentence contradicts. One that it says in full speaks for it: "an airport's
 * parent is a city" contradicts nothing that is said of the parent of a city.
 */
export function contradictedBy(sentence: string, about = ""): readonly string[] {
  const given = read(sentence, about);
  const near = [...new Set(["", ...given.about, ...given.stems])].flatMap(
    (stem) => BY_ANCHOR.get(stem) ?? [],
  );
  const found = near.filter((statement) => contradicts(statement, given));
  if (found.length === 0) return [];
  const said = near.filter((statement) => tells(statement, given));
  return found
    .filter((statement) => !said.some((other) => isAboutTheSame(statement, other)))
    .map(({ text }) => text);
}

function groupByRarestAnchor(
  statements: readonly Statement[],
): ReadonlyMap<string, readonly Statement[]> {
  const counts = new Map<string, number>();
  for (const stem of statements.flatMap(({ anchors }) => anchors)) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const groups = new Map<string, Statement[]>();
  for (const statement of statements) {
    const [rarest = ""] = statement.anchors.toSorted(
      (a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0),
    );
    groups.set(rarest, [...(groups.get(rarest) ?? []), statement]);
  }
  return groups;
}

function isAboutTheSame(one: Statement, other: Statement): boolean {
  const kinds = new Set(one.decisive.flatMap(({ rivals }) => rivals.map(({ kind }) => kind)));
  return (
    one.anchors.some((stem) => other.anchors.includes(stem)) &&
    other.decisive.some(({ rivals }) => rivals.some(({ kind }) => kinds.has(kind)))
  );
}
