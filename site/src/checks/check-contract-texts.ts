import type { Contract } from "../../../contract/src/model.ts";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { factsIn } from "./check-facts.ts";
import { checkNames } from "./check-names.ts";
import { checkNumbers } from "./check-numbers.ts";
import { oppositesIn } from "./check-opposites.ts";
import { contractTexts } from "./contract-texts.ts";
import type { KnownNumber } from "./read-numbers.ts";

/** APIs whose values the others take: markets, locales, currencies, places. */
const SHARED = ["culture", "geo"];

/** Names and numbers in the descriptions of the contract, each looked up in its own API. */
export function checkContractTexts(
  contract: Contract,
  known: KnownNames,
  numbers: readonly KnownNumber[],
): readonly Problem[] {
  return contractTexts(contract).flatMap(
    ({ text, subject, source: { file, line }, specification }) => {
      const scope = known.scopes.of([specification, ...SHARED]);
      const tree = parseMarkdown(text);
      const field = subject.slice(subject.lastIndexOf(".") + 1);
      const found = [
        ...checkNames(file, tree, known, scope),
        ...checkNumbers(file, tree, numbers),
        ...factsIn({ file }, `${field}: ${text}`),
        ...(subject.includes(".") ? oppositesIn({ file }, field, text) : []),
      ];
      return found.map((problem) => ({ ...problem, line }));
    },
  );
}
