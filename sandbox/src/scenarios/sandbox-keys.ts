import type { ApiKey, ApiKeys } from "../callers/api-key.ts";
import { LIMITS } from "../rules/limits.ts";
import type { Scenario } from "./scenario.ts";
import { SCENARIOS } from "./scenarios.ts";

/** The key without a scenario. Nearest culture takes no key: its callers have this key's rights. */
export const SANDBOX_KEY = "sandbox-key";

/** A key that may do everything. */
export const FULL_ACCESS: ApiKey = {
  access: "full",
  callsPerMinute: LIMITS.callsPerMinute,
  searchesPerMinute: LIMITS.searchesPerMinute,
};

const NO_LIMITS = {
  callsPerMinute: Number.POSITIVE_INFINITY,
  searchesPerMinute: Number.POSITIVE_INFINITY,
};

/** The documented keys. They are not secret: they give access to nothing but the sandbox. */
export const SANDBOX_KEYS: ApiKeys = Object.fromEntries([
  [SANDBOX_KEY, FULL_ACCESS],
  ...SCENARIOS.flatMap(keyOf),
]);

/** The same keys without rate limits, except for the key whose purpose is to reach its limit. */
export const KEYS_WITHOUT_LIMITS: ApiKeys = Object.fromEntries(
  Object.entries(SANDBOX_KEYS).map(([name, key]) => {
    const isLimited = key.callsPerMinute < FULL_ACCESS.callsPerMinute;
    return [name, isLimited ? key : { ...key, ...NO_LIMITS }];
  }),
);

function keyOf({ name, key }: Scenario): readonly (readonly [string, ApiKey])[] {
  if (!key) return [];
  return [[key.name, { ...FULL_ACCESS, ...(key.rights ?? { scenario: name }) }]];
}
