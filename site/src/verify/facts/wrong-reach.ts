import { operations } from "../../../../contract/generated/operations.ts";
import type { OperationId } from "../../../../contract/src/types.ts";
import { concerns, findScenario } from "../../../../sandbox/src/scenarios/find-scenario.ts";
import type { Scenario } from "../../../../sandbox/src/scenarios/scenario.ts";
import type { Fault } from "./fault.ts";
import { unmark } from "./mark-scenarios.ts";

const ALL = Object.keys(operations) as readonly OperationId[];

/** "<slow> also applies to live searches only", "<flaky> has no effect on geo" */
const REACHES =
  /<([a-z-]+)> (?:(doesn['’]t|does not|don['’]t|do not|never|ha(?:s|ve) no|can(?:no|['’])t) )?(?:(only) )?(?:(?:can|may) )?(?:(?:also|still|even|be|is|has|an) )*(?:appl(?:y|ies) to|affects?|concerns?|(?:works?|used|played|plays) (?:with|for|in|on)|effect (?:on|in)|changes?|shortens?|delays?|fails|makes?|reach(?:es)?)\b([^,;:|<]*)/g;

/** Parts of the paths of the operations meant: "culture", "geo", "live"; or their IDs. */
const MEANT = new RegExp(
  `\\b(?:culture|geo|indicative|live|autosuggest|${ALL.join("|")})\\b`,
  "gi",
);

/** Finds wrong claims about which calls a scenario affects: "never-completes applies to culture" */
export function wrongReach(marked: string): readonly Fault[] {
  return Array.from(marked.matchAll(REACHES)).flatMap(
    ([said, name = "", denied, only, rest = ""]) => {
      const scenario = findScenario(name);
      const meant = operationsIn(rest);
      if (!scenario || meant.length === 0) return [];
      const isReached = (operation: OperationId) => concerns(scenario, operation);
      const isOnly = only !== undefined || /\b(?:only|alone)\b/.test(rest);
      const isLeftOut = isOnly && ALL.some((one) => isReached(one) && !meant.includes(one));
      const isRight = denied ? !meant.every(isReached) : meant.every(isReached) && !isLeftOut;
      return isRight ? [] : [{ said: unmark(said), right: reachOf(scenario) }];
    },
  );
}

function operationsIn(text: string): readonly OperationId[] {
  const meant = text.match(MEANT)?.map((word) => word.toLowerCase()) ?? [];
  return ALL.filter((id) =>
    meant.some(
      (word) => id.toLowerCase() === word || operations[id].path.split("/").includes(word),
    ),
  );
}

/** "every operation", or the IDs of those that the scenario affects. */
function reachOf(scenario: Scenario): string {
  const reached = ALL.filter((operation) => concerns(scenario, operation));
  return reached.length === ALL.length ? "every operation" : reached.join(", ");
}
