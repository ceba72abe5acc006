import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { Question } from "./first-rows.ts";

export interface QuestionSet {
  /** The share of questions that must have an answer as their first result. */
  readonly first: number;
  /** The share that must have one among the first three. */
  readonly shownFirst: number;
  readonly questions: readonly Question[];
}

const folder = fileURLToPath(new URL("../../../search/questions/", import.meta.url));

/** Every set in `site/search/questions/`, as "tasks: tuned". */
export const questionSets: readonly (readonly [name: string, set: QuestionSet])[] = readdirSync(
  folder,
).flatMap((file) => {
  const sets: Readonly<Record<string, QuestionSet>> = parse(readFileSync(folder + file, "utf8"));
  return Object.entries(sets).map(
    ([name, set]) => [`${file.replace(".yaml", "")}: ${name}`, set] as const,
  );
});
