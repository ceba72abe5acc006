import type { ApiKey, ApiKeys } from "../callers/api-key.ts";
import { LIMITS } from "../rules/limits.ts";
import type { Scenario } from "./scenario.ts";
import { SCENARIOS } from "./scenarios.ts";

/** A key that may do everything. Nearest culture takes no key: every caller has the same rights. */
export const FULL_ACCESS: ApiKey = {
  access: "full",
  callsPerMinute: LIMITS.callsPerMinute,
  searchesPerMinute: LIMITS.searchesPerMinute,
};

/** The documented keys. They are no secrets: they open nothing but the sandbox. */
export const SANDBOX_KEYS: ApiKeys = Object.fromEntries([
  ["sandbox-key", FULL_ACCESS],
  ...SCENARIOS.flatMap(keyOf),
]);

function keyOf({ name, key }: Scenario): readonly (readonly [string, ApiKey])[] {
  if (!key) return [];
  return [[key.name, { ...FULL_ACCESS, ...(key.rights ?? { scenario: name }) }]];
}
