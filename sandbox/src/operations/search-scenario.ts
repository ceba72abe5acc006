import type { Scenario } from "../scenarios/scenario.ts";
import type { Call } from "./call.ts";

/**
 * The scenario of a search: that of this call's header, else the one that its session or a reserved
 * place asks for, else the key's.
 */
export function searchScenario(
  { scenario, isScenarioOfKey }: Pick<Call<unknown>, "scenario" | "isScenarioOfKey">,
  own: Scenario | undefined,
): Scenario | undefined {
  return isScenarioOfKey ? (own ?? scenario) : (scenario ?? own);
}
