import { Redis } from "ioredis";
import { fingerprint } from "../bytes/fingerprint.ts";
import {
  type CountedCalls,
  createMemoryStore,
  type RateLimitStore,
  WINDOW_SECONDS,
} from "../callers/rate-limit-store.ts";
import { createBreaker } from "./breaker.ts";
import { nodeHashing } from "./node-hashing.ts";

export interface RedisStore extends RateLimitStore {
  readonly close: () => Promise<void>;
}

export interface RedisStoreOptions {
  /** Told when limits stop being shared, with the reason, and when they are shared again. */
  readonly onChange: (isShared: boolean, reason: string) => void;
}

/** How long a call waits for Redis, in milliseconds, before this process counts for itself. */
const PATIENCE = 500;
/** Between two looks whether Redis answers again. */
const REST = 1000;

/**
 * Counts in Redis, so that all replicas share one limit. While Redis does not answer, each replica
 * counts for itself at once: a limit that is too generous for a while beats answering late.
 */
export function createRedisStore(url: string, { onChange }: RedisStoreOptions): RedisStore {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
  });
  const alone = createMemoryStore();
  const breaker = createBreaker({
    probe: () => redis.ping(),
    later(task) {
      const timer = setTimeout(task, REST).unref();
      return () => clearTimeout(timer);
    },
    onOpen: ({ message }) => onChange(false, message),
    onClose: () => onChange(true, "Redis answers again"),
  });
  redis.on("error", breaker.trip);

  async function countInRedis({ caller, operation, window }: CountedCalls): Promise<number> {
    // The caller's key stays here: Redis only gets what stands for it.
    const name = `sandbox:rate:${await fingerprint(`${operation} ${window} ${caller}`, nodeHashing)}`;
    const results = await redis.multi().incr(name).expire(name, WINDOW_SECONDS).exec();
    const [error, count] = results?.[0] ?? [new Error("no answer"), 0];
    if (error) throw error;
    return Number(count);
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
