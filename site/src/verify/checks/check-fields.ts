import type { Root } from "mdast";
import type { Contract } from "../../../../contract/src/model.ts";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { claimsOf, sentencesOf } from "../facts/claims-of.ts";
import { faultProblem } from "../facts/fault.ts";
import { fieldsOf, wrongFields } from "../facts/fields.ts";
import { requiredWords, wrongLists } from "../facts/wrong-lists.ts";

/** Sentences about a field that say another kind, unit or presence than the contract. */
export function checkFields(file: string, tree: Root, contract: Contract): readonly Problem[] {
  const fields = fieldsOf(contract);
  const isLive = file.includes("flights-live-prices/");
  const required = requiredWords(contract, isLive ? "LiveQuery" : "IndicativeQuery");
  return claimsOf(tree).flatMap(({ text, line }) =>
    sentencesOf(text).flatMap((sentence) =>
      [...wrongFields(sentence, fields), ...wrongLists(sentence, required)].map((fault) =>
        faultProblem({ file, line }, sentence, fault),
      ),
    ),
  );
}
