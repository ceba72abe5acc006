import type { Contract } from "../../../contract/src/model.ts";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { checkNames } from "./check-names.ts";
import { contractTexts } from "./contract-texts.ts";

/** APIs whose values the others take: markets, locales, currencies, places. */
const SHARED = ["culture", "geo"];

/** Names in the descriptions of the contract, each looked up in its own API. */
export function checkContractTexts(contract: Contract, known: KnownNames): readonly Problem[] {
  return contractTexts(contract).flatMap(({ text, source: { file, line }, specification }) => {
    const scope = known.scopes.of([specification, ...SHARED]);
    const found = checkNames(file, parseMarkdown(text), known, scope);
    return found.map((problem) => ({ ...problem, line }));
  });
}
