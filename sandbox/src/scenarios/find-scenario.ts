import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import type { ResultsShape } from "../engine/journeys/results-shape.ts";
import type { Scenario } from "./scenario.ts";
import { SCENARIOS } from "./scenarios.ts";

export const SCENARIO_HEADER = "x-sandbox-scenario";

export function findScenario(name: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.name === name);
}

export function nearestScenario(name: string): string | undefined {
  const names = SCENARIOS.map((scenario) => scenario.name);
  return nearestName(name, names);
}

/** Scenarios of searches do nothing to the other operations; errors concern all of them. */
export function concerns({ effect }: Scenario, operation: OperationId): boolean {
  if (effect.kind === "error") return true;
  if (effect.kind === "results" && operation === "searchIndicative") return true;
  return operation === "createLiveSearch" || operation === "pollLiveSearch";
}

export function resultsShapeOf(scenario: Scenario | undefined): ResultsShape {
  return scenario?.effect.kind === "results" ? scenario.effect.results : {};
}
