import { faultsOf, MEANINGS } from "../../../../contract/specification/meanings.ts";
import type { Contract } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { sentencesOf } from "../facts/claims-of.ts";
import { contractFacts } from "../facts/contract-facts.ts";
import { faultProblem } from "../facts/fault.ts";
import { checkNames } from "../names/check-names.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { amountsIn } from "../numbers/check-amounts.ts";
import { checkNumbers } from "../numbers/check-numbers.ts";
import type { KnownNumber } from "../numbers/read-numbers.ts";
import { wrongDefaultOf } from "../sentences/check-defaults.ts";
import { oppositesIn } from "../sentences/check-opposites.ts";
import { READING } from "../sentences/text-reading.ts";
import { checkOpenAdvice } from "./check-open-advice.ts";
import { type ContractText, contractTexts } from "./contract-texts.ts";

/** APIs whose values the others use: markets, locales, currencies, places. */
const SHARED = ["culture", "geo"];

/** Finds descriptions that contradict the specification; a summary counts as part of one. */
function checkMeanings(texts: readonly ContractText[]): readonly Problem[] {
  return MEANINGS.flatMap((meaning) => {
    const meaningTexts = texts.filter(({ subject }) => subject === meaning.name);
    const [longest] = meaningTexts.toSorted((a, b) => b.text.length - a.text.length);
    if (!longest) return [];
    return faultsOf(meaning, meaningTexts.map(({ text }) => text).join(" ")).map((fault) =>
      problem(longest.source, `The description of ${meaning.name} ${fault}.`),
    );
  });
}

/** Checks the names, numbers and claims in the contract's descriptions, each within its API. */
export function checkContractTexts(
  contract: Contract,
  known: KnownNames,
  numbers: readonly KnownNumber[],
  { parse, statementsIn } = READING,
): readonly Problem[] {
  const texts = contractTexts(contract);
  const facts = contractFacts(contract);
  const found = texts.flatMap(({ text, subject, source: { file, line }, specification }) => {
    const scope = known.scopes.of([specification, ...SHARED]);
    const tree = parse(text);
    const field = subject.slice(subject.lastIndexOf(".") + 1);
    const problems = [
      ...checkNames(file, tree, known, scope),
      ...checkNumbers(file, tree, numbers),
      ...statementsIn({ file }, `${field}: ${text}`, subject.replaceAll(".", " ")),
      ...sentencesOf(`${field}: ${text}`).flatMap((sentence) =>
        facts(sentence, subject.replaceAll(".", " ")).map((fault) =>
          faultProblem({ file }, sentence, fault),
        ),
      ),
      ...wrongDefaultOf({ file }, subject, text, contract),
      ...amountsIn({ file }, `${field}: ${text}`),
      ...(subject.includes(".") ? oppositesIn({ file }, field, text) : []),
    ];
    return problems.map((problem) => ({ ...problem, line }));
  });
  return [...found, ...checkMeanings(texts), ...checkOpenAdvice(contract)];
}
