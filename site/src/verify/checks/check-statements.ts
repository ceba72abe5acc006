import type { Root } from "mdast";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { promisesIn } from "../statements/promises-in.ts";
import { contradictedBy } from "../statements/statements.ts";
import { claimsOf, sentencesOf, shorten, type TextPlace } from "./claims-of.ts";

/** Sentences of a page, of any version, that contradict a statement or promise what none says. */
export function checkStatements(file: string, tree: Root, title = ""): readonly Problem[] {
  return claimsOf(tree, title).flatMap(({ text, about, line }) =>
    statementsIn({ file, line }, text, about),
  );
}

/** The same for a plain text. */
export function statementsIn(place: TextPlace, text: string, about = ""): readonly Problem[] {
  return sentencesOf(text).flatMap((sentence) => [
    ...contradictedBy(sentence, about).map((statement) =>
      problem(place, `"${shorten(sentence)}" contradicts what is stated elsewhere.`, statement),
    ),
    ...promisesIn(sentence, about).map((promise) =>
      problem(
        place,
        `"${shorten(sentence)}" promises "${promise}", and nothing here states that: drop the promise, or add what is true to site/src/verify/statements/.`,
      ),
    ),
  ]);
}
