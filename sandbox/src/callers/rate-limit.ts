/** Counts requests of one minute. The key already says whose, which operation and which minute. */
export interface RateLimitStore {
  /** Adds one and answers how many there are. May forget the key after the given seconds. */
  readonly count: (key: string, seconds: number) => Promise<number>;
}

/** Where a caller stands in the current window. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetsIn: number;
  readonly exceeded: boolean;
}

const WINDOW_SECONDS = 60;

/** A fixed window of a minute, the same for all replicas that share a clock and a store. */
export async function takeAllowance(
  store: RateLimitStore,
  caller: string,
  operation: string,
  limit: number,
  now: number,
): Promise<Allowance> {
  const seconds = Math.floor(now / 1000);
  const window = Math.floor(seconds / WINDOW_SECONDS);
  const count = await store.count(`${caller}:${operation}:${window}`, WINDOW_SECONDS);
  return {
    limit,
    remaining: Math.max(0, limit - count),
    resetsIn: (window + 1) * WINDOW_SECONDS - seconds,
    exceeded: count > limit,
  };
}

/** `RateLimit` and `RateLimit-Policy` as in the draft "RateLimit header fields for HTTP". */
export function rateLimitHeaders({ limit, remaining, resetsIn }: Allowance) {
  return {
    "RateLimit-Policy": `"sandbox";q=${limit};w=${WINDOW_SECONDS}`,
    RateLimit: `"sandbox";r=${remaining};t=${resetsIn}`,
  };
}

/** Counts in this process only. Keeps one window: counts of an older one are dropped at once. */
export function createMemoryStore(): RateLimitStore {
  const counts = new Map<string, number>();
  let window = "";
  return {
    async count(key) {
      const current = key.slice(key.lastIndexOf(":"));
      if (current !== window) counts.clear();
      window = current;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    },
  };
}
