import type { Effect, Scenario } from "../../../../sandbox/src/scenarios/scenario.ts";

/** What a scenario changes for the client that gets it. */
const SCENARIO_GROUPS = ["refused", "time", "results"] as const;
type ScenarioGroup = (typeof SCENARIO_GROUPS)[number];

const GROUP_OF: Readonly<Record<Effect["kind"], ScenarioGroup>> = {
  error: "refused",
  failures: "refused",
  token: "refused",
  delay: "time",
  progress: "time",
  results: "results",
  unfriendly: "results",
};

/** Scenarios by what they change, in the order of the list; a group without any is left out. */
export function groupScenarios(scenarios: readonly Scenario[]) {
  return SCENARIO_GROUPS.map((group) => ({
    group,
    scenarios: scenarios.filter(({ effect }) => GROUP_OF[effect.kind] === group),
  })).filter((one) => one.scenarios.length > 0);
}
