import type { Problem, SourceLocation } from "../../../../contract/src/problems/problem.ts";
import { faultProblem } from "./fault.ts";
import { wrongCauses } from "./wrong-causes.ts";
import { wrongKindsTaken } from "./wrong-kinds-taken.ts";
import { wrongLeniency } from "./wrong-leniency.ts";
import { wrongLevels } from "./wrong-levels.ts";
import { wrongPlays } from "./wrong-plays.ts";
import { wrongResends } from "./wrong-resends.ts";
import { wrongStates } from "./wrong-states.ts";
import { wrongUnset } from "./wrong-unset.ts";

/** Finds where a sentence contradicts the data. */
export function factsIn(
  location: SourceLocation,
  sentence: string,
  about: string,
): readonly Problem[] {
  const faults = [
    ...wrongLevels(sentence),
    ...wrongCauses(sentence, about),
    ...wrongStates(sentence),
    ...wrongResends(sentence, about),
    ...wrongPlays(sentence, about),
    ...wrongUnset(sentence),
    ...wrongKindsTaken(sentence),
    ...wrongLeniency(sentence, about),
  ];
  return faults.map((fault) => faultProblem(location, sentence, fault));
}
