import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { shorten, type TextPlace } from "../checks/claims-of.ts";
import { wrongTargets } from "./key-targets.ts";
import { wrongLevels } from "./place-levels.ts";
import { wrongResends } from "./resends.ts";
import { wrongCauses } from "./status-causes.ts";

/** What a sentence says otherwise than the data that it speaks of. */
export function factsIn(place: TextPlace, sentence: string, about: string): readonly Problem[] {
  const faults = [
    ...wrongLevels(sentence),
    ...wrongTargets(sentence),
    ...wrongCauses(sentence, about),
    ...wrongResends(sentence, about),
  ];
  return faults.map(({ said, right }) =>
    problem(place, `"${shorten(sentence)}": "${said}" is not what the contract says.`, right),
  );
}
