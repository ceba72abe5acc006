import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { shorten, type TextPlace } from "./claims-of.ts";
import { wrongCauses } from "./wrong-causes.ts";
import { wrongLevels } from "./wrong-levels.ts";
import { wrongResends } from "./wrong-resends.ts";
import { wrongTargets } from "./wrong-targets.ts";

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
