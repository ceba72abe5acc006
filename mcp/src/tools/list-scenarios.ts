import { SCENARIO_HEADER } from "../../../sandbox/src/scenarios/find-scenario.ts";
import { SANDBOX_KEYS } from "../../../sandbox/src/scenarios/sandbox-keys.ts";
import { SCENARIOS } from "../../../sandbox/src/scenarios/scenarios.ts";
import { type ToolResult, toolResult } from "./tool-result.ts";

/** Lists the sandbox's scenarios and API keys. */
export function listScenarios(): ToolResult {
  const scenarios = SCENARIOS.map(({ name, description, key, place }) => {
    const also = [key && `key \`${key.name}\``, place && `place \`${place.iata}\``].filter(Boolean);
    return `- \`${name}\`: ${description}${also.length > 0 ? ` Also by ${also.join(", ")}.` : ""}`;
  });
  return toolResult(
    [
      `Scenarios of the sandbox, requested with the header \`${SCENARIO_HEADER}\`, or as \`scenario\` of call_operation:`,
      scenarios.join("\n"),
      `Keys: ${Object.keys(SANDBOX_KEYS).join(", ")}`,
    ].join("\n\n"),
  );
}
