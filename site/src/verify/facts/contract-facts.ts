import type { Contract } from "../../../../contract/src/model.ts";
import type { Fault } from "./fault.ts";
import { holdersOf } from "./holders.ts";
import { membersOf } from "./members.ts";
import { choicesOf, wrongChoices } from "./wrong-choices.ts";
import { wrongDefaults } from "./wrong-defaults.ts";
import { wrongHolders, wrongReferences } from "./wrong-holders.ts";
import { callInputsOf, wrongInputs } from "./wrong-inputs.ts";
import { wrongKinds } from "./wrong-kinds.ts";
import { wrongNeeds } from "./wrong-needs.ts";
import { nestingOf, wrongNesting } from "./wrong-nesting.ts";
import { wrongPresence } from "./wrong-presence.ts";
import { wrongRanges } from "./wrong-ranges.ts";
import { wrongRequired } from "./wrong-required.ts";
import { searchNamesOf, wrongSearches } from "./wrong-searches.ts";
import { siblingsOf, wrongSiblings } from "./wrong-siblings.ts";
import { wrongUnits } from "./wrong-units.ts";

/** Finds what a sentence gets wrong about the contract's members. */
export type ContractFacts = (sentence: string, about: string) => readonly Fault[];

/** Indexes a contract once, to check many sentences against it. */
export function contractFacts(contract: Contract): ContractFacts {
  const members = membersOf(contract);
  const siblings = siblingsOf(contract);
  const holders = holdersOf(contract);
  const names = searchNamesOf(contract);
  const calls = callInputsOf(contract);
  const nesting = nestingOf(contract);
  const choices = choicesOf(contract);
  return (sentence, about) => [
    ...wrongRequired(sentence, about, members),
    ...wrongNeeds(sentence, about, members),
    ...wrongDefaults(sentence, members),
    ...wrongRanges(sentence, about, members),
    ...wrongPresence(sentence, about, members),
    ...wrongKinds(sentence, about, members),
    ...wrongUnits(sentence, about, members),
    ...wrongSiblings(sentence, siblings),
    ...wrongHolders(sentence, holders),
    ...wrongReferences(sentence, about, holders),
    ...wrongSearches(sentence, names),
    ...wrongInputs(sentence, calls),
    ...wrongNesting(sentence, nesting),
    ...wrongChoices(sentence, choices),
  ];
}
