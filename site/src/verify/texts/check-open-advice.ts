import { faultsOf } from "../../../../contract/specification/meanings.ts";
import { WORDS_OF_ADVICE } from "../../../../contract/specification/words-of-advice.ts";
import type { Contract } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";

/** Finds advice on open points that relies on what isn't specified: "Clear the results you have." */
export function checkOpenAdvice({ openPoints }: Contract): readonly Problem[] {
  return WORDS_OF_ADVICE.flatMap((words) => {
    const { advice, source } = openPoints.get(words.name) ?? {};
    if (!advice || !source) return [];
    return faultsOf(words, advice).map((fault) =>
      problem(source, `The advice on ${words.name} ${fault}: "${advice}"`),
    );
  });
}
