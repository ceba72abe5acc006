import type { Contract } from "../../../contract/src/model.ts";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { checkNames } from "./check-names.ts";
import { checkNumbers } from "./check-numbers.ts";
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
  return contractTexts(contract).flatMap(({ text, source: { file, line }, specification }) => {
    const scope = known.scopes.of([specification, ...SHARED]);
    const tree = parseMarkdown(text);
    const found = [...checkNames(file, tree, known, scope), ...checkNumbers(file, tree, numbers)];
    return found.map((problem) => ({ ...problem, line }));
  });
}
