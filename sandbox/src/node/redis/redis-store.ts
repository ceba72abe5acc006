import { Redis } from "ioredis";
import { fingerprint } from "../../bytes/fingerprint.ts";
import {
  type CountedCalls,
  createMemoryStore,
  type RateLimitStore,
  WINDOW_SECONDS,
} from "../../callers/rate-limit-store.ts";
import { createBreaker } from "./breaker.ts";

export interface RedisStore extends RateLimitStore {
  readonly close: () => Promise<void>;
}

export interface RedisStoreOptions {
  /** Called when limits stop being shared, with the reason, and when they are shared again. */
  readonly onChange: (isShared: boolean, reason: string) => void;
}

/** How long a call waits for Redis, in milliseconds, before this process counts for itself. */
const TIMEOUT_MS = 500;
/** The key that a probe increments: Redis may answer and still refuse to write. */
const PROBE = "sandbox:rate:probe";

/**
 * Counts in Redis, so that all replicas share one limit. While Redis does not count, each replica
 * counts for itself at once: a limit that is too generous for a while beats answering late.
 */
export function createRedisStore(url: string, { onChange }: RedisStoreOptions): RedisStore {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
  });
  const alone = createMemoryStore();
  const breaker = createBreaker({
    probe: () => increment(PROBE),
    now: () => performance.now(),
    later(task, milliseconds) {
      const timer = setTimeout(task, milliseconds).unref();
      return () => clearTimeout(timer);
    },
    onOpen: ({ message }) => onChange(false, message),
    onClose: () => onChange(true, "Redis is counting again"),
  });
  redis.on("error", breaker.trip);

  async function countInRedis({ caller, operation, window }: CountedCalls): Promise<number> {
    // The caller's key stays here: Redis only gets a fingerprint.
    const name = `sandbox:rate:${fingerprint(`${operation} ${window} ${caller}`)}`;
    return increment(name);
  }

  /** @throws if Redis does not count, or does not set the expiry */
  async function increment(name: string): Promise<number> {
    const transaction = redis.multi().incr(name).expire(name, WINDOW_SECONDS);
    const results = await transaction.exec().catch(rethrowCause);
    const [counted, expires] = results ?? [];
    if (!counted || !expires) throw new Error("Redis dropped a transaction");
    const error = counted[0] ?? expires[0];
    if (error) throw error;
    const [, count] = counted;
    if (typeof count === "number" && Number.isSafeInteger(count) && count >= 1) return count;
    throw new Error(`Redis returned an invalid count: ${JSON.stringify(count)}`);
  }

  return {
    count: (calls) =>
      breaker.run(
        () => countInRedis(calls),
        () => alone.count(calls),
      ),
    async close() {
      breaker.stop();
      redis.disconnect();
    },
  };
}

/** Rethrows the error of the command that Redis refused: that of the transaction says nothing. */
function rethrowCause(error: Error & { readonly previousErrors?: readonly Error[] }): never {
  throw error.previousErrors?.[0] ?? error;
}
