import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import type { ResultsShape } from "../engine/journeys/results-shape.ts";
import type { Effect, Scenario } from "./scenario.ts";
import { SCENARIOS } from "./scenarios.ts";

export const SCENARIO_HEADER = "x-sandbox-scenario";

export function findScenario(name: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.name === name);
}

export function nearestScenario(name: string): string | undefined {
  const names = SCENARIOS.map((scenario) => scenario.name);
  return nearestName(name, names);
}

const OF_EVERY_OPERATION: readonly Effect["kind"][] = ["error", "failures", "delay", "unfriendly"];

/**
 * Whether a scenario affects an operation. Search scenarios affect only searches; errors, for
 * example, affect every operation.
 */
export function concerns({ effect }: Scenario, operation: OperationId): boolean {
  if (OF_EVERY_OPERATION.includes(effect.kind)) return true;
  if (effect.kind === "results" && operation === "searchIndicative") return true;
  return operation === "createLiveSearch" || operation === "pollLiveSearch";
}

export function resultsShapeOf(scenario: Scenario | undefined): ResultsShape {
  if (isUnfriendly(scenario)) return { unfriendly: true, emptyPrices: true };
  return scenario?.effect.kind === "results" ? scenario.effect.results : {};
}

export function isUnfriendly(scenario: Scenario | undefined): boolean {
  return scenario?.effect.kind === "unfriendly";
}
