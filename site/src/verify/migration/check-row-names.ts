import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { checkNames } from "../names/check-names.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { oppositesIn } from "../sentences/check-opposites.ts";
import { READING } from "../sentences/text-reading.ts";
import { rowTexts } from "./row-texts.ts";

/** Checks names and statements in texts of V1.0's data and of its rows, like the prose of pages. */
export function checkRowNames(
  migrations: Migrations,
  known: KnownNames,
  { parse, statementsIn } = READING,
): readonly Problem[] {
  const { everything } = known.scopes;
  return rowTexts(migrations).flatMap(({ text, subject, about, source }) => {
    const { file, line } = source;
    const nameProblems = checkNames(file, parse(text), known, everything);
    const name = subject.slice(subject.lastIndexOf("/") + 1);
    return [
      ...nameProblems.map((problem) => ({ ...problem, line })),
      ...statementsIn(source, `${name}: ${text}`, about),
      // Only in V1.0's own texts: a row may use another word, for a part of the target.
      ...(about === "V1.0" && !name.includes("[") ? oppositesIn(source, name, text) : []),
    ];
  });
}
