import { expect, test } from "vitest";
import type { OperationId } from "../../../contract/src/types.ts";
import { rateLimitHeaders, takeAllowance } from "./allowance.ts";
import { createMemoryStore } from "./rate-limit-store.ts";

const NOON = Date.UTC(2027, 0, 4, 12);
const LIMITS = { callsPerMinute: 3, searchesPerMinute: 2 };

/** The allowances of calls made one after the other, as limit, remaining, and whether exceeded. */
function createCaller() {
  const store = createMemoryStore();
  return async (
    operation: OperationId = "listLocales",
    { now = NOON, caller = "192.0.2.1", limits = LIMITS } = {},
  ) => {
    const allowance = await takeAllowance(store, caller, operation, limits, now);
    return `${allowance.limit} ${allowance.remaining} ${allowance.isExceeded}`;
  };
}

test("calls over the limit exceed it, with 0 remaining rather than less", async () => {
  const take = createCaller();
  const taken: string[] = [];
  for (let call = 0; call < 5; call += 1) taken.push(await take());
  expect(taken).toEqual(["3 2 false", "3 1 false", "3 0 false", "3 0 true", "3 0 true"]);
});

test("operations that search have their own limit", async () => {
  const take = createCaller();
  expect(await take("createLiveSearch")).toBe("2 1 false");
  expect(await take("searchIndicative")).toBe("2 1 false");
  expect(await take("pollLiveSearch")).toBe("3 2 false");
});

test("counts calls separately for each operation, caller and limit", async () => {
  const take = createCaller();
  const higher = { callsPerMinute: 9, searchesPerMinute: 9 };
  expect(await take()).toBe("3 2 false");
  expect(await take("listCurrencies")).toBe("3 2 false");
  expect(await take("listLocales", { caller: "192.0.2.2" })).toBe("3 2 false");
  expect(await take("listLocales", { limits: higher })).toBe("9 8 false");
  expect(await take()).toBe("3 1 false");
});

test("a window is one minute of the clock, even if the clock goes back", async () => {
  const take = createCaller();
  const at = (now: number) => take("listLocales", { now });
  expect(await at(NOON)).toBe("3 2 false");
  expect(await at(NOON + 59_999)).toBe("3 1 false");
  expect(await at(NOON + 60_000)).toBe("3 2 false");
  expect(await at(NOON)).toBe("3 2 false");
});

test("the headers have the seconds until the window ends, and are absent without a limit", async () => {
  const allowance = (now: number, callsPerMinute = 3) =>
    takeAllowance(createMemoryStore(), "a", "listLocales", { ...LIMITS, callsPerMinute }, now);
  expect((await allowance(NOON)).resetsIn).toBe(60);
  expect(rateLimitHeaders(await allowance(NOON + 59_999))).toEqual({
    "RateLimit-Policy": '"sandbox";q=3;w=60',
    RateLimit: '"sandbox";r=2;t=1',
  });
  expect(rateLimitHeaders(await allowance(NOON, Number.POSITIVE_INFINITY))).toEqual({});
});
