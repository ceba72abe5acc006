import type { Effect, Scenario } from "../../../../sandbox/src/scenarios/scenario.ts";

/** What a scenario changes for the client, by kind of effect. */
const GROUP_OF = {
  error: "refused",
  failures: "refused",
  token: "refused",
  delay: "time",
  progress: "time",
  results: "results",
  unfriendly: "results",
} as const satisfies Readonly<Record<Effect["kind"], string>>;

export function scenarioGroup({ effect }: Scenario) {
  return GROUP_OF[effect.kind];
}
