import { nearestHint } from "../../../contract/src/problems/nearest-name.ts";
import type { ApiKey } from "../callers/api-key.ts";
import type { HeaderReader } from "../http/api-request.ts";
import { badRequest, type Failure, violation } from "../http/errors.ts";
import { findScenario, nearestScenario, SCENARIO_HEADER } from "../scenarios/find-scenario.ts";
import type { Scenario } from "../scenarios/scenario.ts";

/** The scenario the header or the key asks for. An unknown name is refused rather than ignored. */
export function requestedScenario(
  headers: HeaderReader,
  rights: ApiKey,
): { readonly scenario: Scenario | undefined; readonly isOfKey: boolean } | Failure {
  const sent = headers.get(SCENARIO_HEADER);
  const isOfKey = sent === null;
  const name = sent ?? rights.scenario;
  if (name === undefined) return { scenario: undefined, isOfKey };
  const scenario = findScenario(name);
  if (scenario) return { scenario, isOfKey };
  const reason = `names an unknown scenario${nearestHint(nearestScenario(name))}`;
  return badRequest([violation(SCENARIO_HEADER, "the name of a scenario", reason)]);
}
