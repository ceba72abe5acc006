import { Redis } from "ioredis";
import { fingerprint } from "../bytes/bytes.ts";
import { createMemoryStore, type RateLimitStore } from "../callers/rate-limit.ts";

export interface RedisStore extends RateLimitStore {
  readonly close: () => Promise<void>;
}

/** How long a call waits for Redis, in milliseconds, before its replica counts for itself. */
const PATIENCE = 1000;
/** Between a lost connection and the next attempt: no use to wait for that one. */
const AWAY: readonly string[] = ["close", "reconnecting", "end"];

/**
 * Counts in Redis, so that all replicas share one limit. While Redis cannot be reached each replica
 * counts for itself: a limit that is too generous for a while beats answering nothing.
 */
export function createRedisStore(url: string, warn: (message: string) => void): RedisStore {
  const redis = new Redis(url, {
    // Connects with the first call: while the world is made, a connection would time out.
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
  });
  const fallback = createMemoryStore();
  redis.on("error", ({ message }: Error) => warn(`rate limits are not shared: ${message}`));

  async function countInRedis(key: string, seconds: number): Promise<number> {
    // The key holds an API key: Redis only gets what stands for it.
    const name = `sandbox:rate:${await fingerprint(key)}`;
    const results = await redis.multi().incr(name).expire(name, seconds).exec();
    const [error, count] = results?.[0] ?? [new Error("no answer"), 0];
    if (error) throw error;
    return Number(count);
  }

  return {
    async count(key, seconds) {
      if (AWAY.includes(redis.status)) return fallback.count(key, seconds);
      try {
        return await countInRedis(key, seconds);
      } catch {
        return fallback.count(key, seconds);
      }
    },
    async close() {
      redis.disconnect();
    },
  };
}
