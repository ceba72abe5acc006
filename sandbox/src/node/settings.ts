import type { Secrets } from "../bytes/signer.ts";

/** What the environment can change. Everything has a default: no setting is needed to start. */
export interface Settings {
  /** Epoch milliseconds; runs on from `SANDBOX_NOW` when that is set. */
  readonly clock: () => number;
  /** `SANDBOX_SEED`: other flights and prices. */
  readonly seed: string;
  /** `SANDBOX_SECRETS`, comma-separated, the current one first; random at each start unless set. */
  readonly secrets: Secrets | undefined;
  /** `REDIS_URL`: rate limits shared by all replicas that name the same. */
  readonly redisUrl: string | undefined;
  /** `SANDBOX_MAX_DELAY`: event-loop delay in milliseconds over which calls are turned away. */
  readonly maximumDelay: number;
}

export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

const MAXIMUM_DELAY = 500;

/** @throws naming every setting that is wrong. */
export function readSettings(environment: ProcessEnvironment, now: () => number): Settings {
  const { SANDBOX_NOW, SANDBOX_SEED, SANDBOX_SECRETS, REDIS_URL, SANDBOX_MAX_DELAY } = environment;
  const start = SANDBOX_NOW === undefined ? now() : Date.parse(SANDBOX_NOW);
  const [secret, ...olderSecrets] = (SANDBOX_SECRETS ?? "").split(",").filter(Boolean);
  const maximumDelay = Number(SANDBOX_MAX_DELAY ?? MAXIMUM_DELAY);
  const problems = [
    Number.isNaN(start) && "SANDBOX_NOW must be a date and time such as 2027-01-04T12:00:00Z",
    !(maximumDelay > 0) && "SANDBOX_MAX_DELAY must be a number of milliseconds above 0",
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const ahead = start - now();
  return {
    clock: () => now() + ahead,
    seed: SANDBOX_SEED ?? "",
    secrets: secret === undefined ? undefined : [secret, ...olderSecrets],
    redisUrl: REDIS_URL,
    maximumDelay,
  };
}
