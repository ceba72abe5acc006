import type { Root } from "mdast";
import type { Contract } from "../../../../contract/src/model.ts";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { claimsOf, sentencesOf, wordsOfPath } from "../facts/claims-of.ts";
import type { ContractFacts } from "../facts/contract-facts.ts";
import { faultProblem } from "../facts/fault.ts";
import { requiredWords, wrongLists } from "../facts/wrong-lists.ts";

/** Finds sentences of a page that are wrong about a member of the contract. */
export function checkFields(
  file: string,
  tree: Root,
  contract: Contract,
  facts: ContractFacts,
  title = "",
): readonly Problem[] {
  const isLive = file.includes("flights-live-prices/");
  const required = requiredWords(contract, isLive ? "LiveQuery" : "IndicativeQuery");
  return claimsOf(tree, `${title} ${wordsOfPath(file)}`).flatMap(({ text, about, line }) =>
    sentencesOf(text).flatMap((sentence) =>
      [...facts(sentence, about), ...wrongLists(sentence, required)].map((fault) =>
        faultProblem({ file, line }, sentence, fault),
      ),
    ),
  );
}
