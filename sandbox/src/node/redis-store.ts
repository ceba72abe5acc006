import { Redis } from "ioredis";
import { fingerprint } from "../bytes/bytes.ts";
import {
  type CountedCalls,
  createMemoryStore,
  type RateLimitStore,
  WINDOW_SECONDS,
} from "../callers/rate-limit-store.ts";

export interface RedisStore extends RateLimitStore {
  readonly close: () => Promise<void>;
}

export interface RedisStoreOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Told when limits stop being shared, with the reason, and when they are shared again. */
  readonly report: (isShared: boolean, reason: string) => void;
}

/** How long a call waits for Redis, in milliseconds. */
const PATIENCE = 500;
/** How long nobody asks Redis after it has failed; then one call tries. */
export const PAUSE = 5000;

/**
 * Counts in Redis, so that all replicas share one limit. While Redis fails or does not answer, each
 * replica counts for itself: a limit that is too generous for a while beats answering nothing.
 */
export function createRedisStore(url: string, { clock, report }: RedisStoreOptions): RedisStore {
  const redis = new Redis(url, {
    // Connects with the first call: while the world is made, a connection would time out.
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
  });
  const fallback = createMemoryStore();
  let isShared = true;
  let pausedUntil = 0;

  function fail(error: unknown): void {
    pausedUntil = clock() + PAUSE;
    if (isShared) report(false, error instanceof Error ? error.message : String(error));
    isShared = false;
  }
  function succeed(): void {
    pausedUntil = 0;
    if (!isShared) report(true, "Redis answers");
    isShared = true;
  }
  redis.on("error", fail);

  async function countInRedis({ caller, operation, window }: CountedCalls): Promise<number> {
    // The caller's key stays here: Redis only gets what stands for it.
    const name = `sandbox:rate:${await fingerprint(`${operation} ${window} ${caller}`)}`;
    const results = await redis.multi().incr(name).expire(name, WINDOW_SECONDS).exec();
    const [error, count] = results?.[0] ?? [new Error("no answer"), 0];
    if (error) throw error;
    return Number(count);
  }

  return {
    async count(calls) {
      if (clock() < pausedUntil) return fallback.count(calls);
      // Of the calls that come now, one tries: the others are not to wait with it.
      if (!isShared) pausedUntil = clock() + PAUSE;
      try {
        const count = await countInRedis(calls);
        succeed();
        return count;
      } catch (error) {
        fail(error);
        return fallback.count(calls);
      }
    },
    async close() {
      redis.disconnect();
    },
  };
}
