/** What a key may do. */
export interface ApiKey {
  /** "none": the key is known and has no access to any operation. */
  readonly access: "full" | "none";
  /** For each operation on its own. */
  readonly requestsPerMinute: number;
  /** The scenario that every call with this key plays. */
  readonly scenario?: string;
}

export type ApiKeys = Readonly<Record<string, ApiKey>>;

const REQUESTS_PER_MINUTE = 1000;

/** The documented keys. They are no secrets: they open nothing but the sandbox. */
export const SANDBOX_KEYS: ApiKeys = {
  "sandbox-key": { access: "full", requestsPerMinute: REQUESTS_PER_MINUTE },
  "sandbox-key-no-access": { access: "none", requestsPerMinute: REQUESTS_PER_MINUTE },
  "sandbox-key-low-limit": { access: "full", requestsPerMinute: 5 },
  "sandbox-key-server-error": fullAccess("server-error"),
  "sandbox-key-unavailable": fullAccess("unavailable"),
  "sandbox-key-unexpected": fullAccess("unexpected"),
};

function fullAccess(scenario: string): ApiKey {
  return { access: "full", requestsPerMinute: REQUESTS_PER_MINUTE, scenario };
}

/** Nearest culture takes no key: its calls are counted by the caller's address. */
export const KEYLESS: ApiKey = { access: "full", requestsPerMinute: REQUESTS_PER_MINUTE };
