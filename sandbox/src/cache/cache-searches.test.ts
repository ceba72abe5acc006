import { expect, test } from "vitest";
import { createByteCache } from "../bytes/byte-cache.ts";
import { decodeText, encodeText } from "../bytes/bytes.ts";
import type { Supplier } from "../engine/live/suppliers.ts";
import type { LiveSearchInput, Searcher } from "../engine/searcher.ts";
import { isFailure, unavailable } from "../http/errors.ts";
import { indicativeSearch, liveSearch } from "../testing/searches.ts";
import { cacheSearches } from "./cache-searches.ts";

const SUPPLIERS: readonly Supplier[] = [
  { agentId: "aaaa", latency: 300, changesContent: true },
  { agentId: "bbbb", latency: 2000, changesContent: true },
];

/** A searcher that notes what it is asked, and answers with a number for each time. */
function createScene() {
  const asked: string[] = [];
  let isBusy = false;
  const searcher: Searcher = {
    async live({ position }) {
      asked.push(`live ${position.elapsed}`);
      if (isBusy) return unavailable(1);
      return { suppliers: SUPPLIERS, content: encodeText(`content ${asked.length}`) };
    },
    async indicative() {
      asked.push("indicative");
      return isBusy ? unavailable(1) : encodeText(`quotes ${asked.length}`);
    },
  };
  return {
    asked,
    kept: cacheSearches(searcher, createByteCache(1e6)),
    turn(busy: boolean) {
      isBusy = busy;
    },
  };
}

const live = (elapsed: number, held?: number): LiveSearchInput => ({
  query: liveSearch("LHR", "EDI").query,
  options: { now: 0, origin: "http://a" },
  position: { clock: "elapsed", elapsed, step: 0, held, done: false },
  progress: undefined,
});

async function contentOf(searcher: Searcher, asked: LiveSearchInput): Promise<string | undefined> {
  const found = await searcher.live(asked, "");
  if (isFailure(found)) throw new Error("It was refused.");
  expect(found.suppliers).toEqual(SUPPLIERS);
  return found.content && decodeText(found.content);
}

test("runs one search for each point of a live search", async () => {
  const { kept, asked } = createScene();
  expect(await contentOf(kept, live(0))).toBe("content 1");
  expect(await contentOf(kept, live(0))).toBe("content 1");
  expect(await contentOf(kept, live(100))).toBe("content 1");
  expect(await contentOf(kept, live(2000, 1))).toBe("content 2");
  expect(asked).toEqual(["live 0", "live 2000"]);
});

test("a poll without new results uses the cached suppliers and runs no search", async () => {
  const { kept, asked } = createScene();
  await contentOf(kept, live(0));
  expect(await contentOf(kept, live(500, 1))).toBeUndefined();
  expect(asked).toEqual(["live 0"]);
});

test("caches suppliers separately for another scenario of a search", async () => {
  const { kept, asked } = createScene();
  await contentOf(kept, live(0));
  await contentOf(kept, { ...live(500, 1), options: { now: 0, origin: "http://a", size: "none" } });
  expect(asked).toEqual(["live 0", "live 500"]);
});

test("caches content separately for another scenario of a search", async () => {
  const { kept } = createScene();
  const empty: LiveSearchInput = {
    ...live(0),
    options: { now: 0, origin: "http://a", size: "none" },
  };
  const contents = [await contentOf(kept, live(0)), await contentOf(kept, empty)];
  expect(contents).toEqual(["content 1", "content 2"]);
  expect([await contentOf(kept, live(0)), await contentOf(kept, empty)]).toEqual(contents);
});

test("concurrent identical requests share one search", async () => {
  const { kept, asked } = createScene();
  const contents = await Promise.all(Array.from({ length: 9 }, () => contentOf(kept, live(0))));
  expect(new Set(contents)).toEqual(new Set(["content 1"]));
  expect(asked).toEqual(["live 0"]);
});

test("concurrent requests for different points of a search each run their own", async () => {
  const { kept, asked } = createScene();
  const points = [live(0), live(2000, 1)];
  const contents = await Promise.all(points.map((point) => contentOf(kept, point)));
  expect(contents).toEqual(["content 1", "content 2"]);
  expect(asked).toEqual(["live 0", "live 2000"]);
});

test("a search that throws is not cached: the next request runs it again", async () => {
  let attempts = 0;
  const breaking = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("The worker is gone.");
    return encodeText("quotes");
  };
  const live = () => Promise.reject(new Error("Nobody asks for it."));
  const kept = cacheSearches({ live, indicative: breaking }, createByteCache(1e6));
  const asked = {
    query: indicativeSearch("LHR", "EDI").query,
    options: { now: 0, origin: "http://a" },
  };
  await expect(kept.indicative(asked, "")).rejects.toThrow("The worker is gone.");
  expect(await kept.indicative(asked, "")).toEqual(encodeText("quotes"));
});

test("searches again for another query, minute or scenario", async () => {
  const { kept, asked } = createScene();
  const { query } = indicativeSearch("LHR", "EDI");
  for (const options of [
    { now: 0, origin: "http://a" },
    { now: 60_000, origin: "http://a" },
    { now: 0, origin: "http://a", size: "none" } as const,
  ]) {
    await kept.indicative({ query, options }, "");
    await kept.indicative({ query, options }, "");
  }
  await kept.indicative(
    { query: { ...query, currency: "EUR" }, options: { now: 0, origin: "http://a" } },
    "",
  );
  expect(asked).toEqual(Array.from({ length: 4 }, () => "indicative"));
});

test("does not cache a refused search", async () => {
  const { kept, turn } = createScene();
  turn(true);
  expect(isFailure(await kept.live(live(0), ""))).toBe(true);
  const quotes = { ...live(0), ...indicativeSearch("LHR", "EDI") };
  expect(isFailure(await kept.indicative(quotes, ""))).toBe(true);
  turn(false);
  expect(await contentOf(kept, live(0))).toBe("content 3");
  expect(await kept.indicative(quotes, "")).toEqual(encodeText("quotes 4"));
  expect(await contentOf(kept, live(0))).toBe("content 3");
});
