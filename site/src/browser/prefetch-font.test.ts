import { expect, test } from "vitest";
import { prefetchFont } from "./prefetch-font.ts";

const FACE = "/assets/face-1a2b3c.woff2";

/** A browser with what it has kept and what it was asked for. */
function createBrowser({ kept, ok = true }: { readonly kept?: string; readonly ok?: boolean }) {
  const stored = new Map(kept ? [["face", kept]] : []);
  const asked: string[] = [];
  const browser = {
    fetch: async (url: string) => {
      asked.push(url);
      return { ok, blob: async () => new Blob() };
    },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  };
  return { browser, asked, kept: () => stored.get("face") };
}

test("fetches the font on a first visit and records it for the next document", async () => {
  const { browser, asked, kept } = createBrowser({});
  await prefetchFont(browser, FACE, { effectiveType: "4g" });
  expect([asked, kept()]).toEqual([[FACE], FACE]);
});

test("does not fetch a recorded font again, but replaces that of another build", async () => {
  const same = createBrowser({ kept: FACE });
  await prefetchFont(same.browser, FACE, undefined);
  expect(same.asked).toEqual([]);
  const old = createBrowser({ kept: "/assets/face-000000.woff2" });
  await prefetchFont(old.browser, FACE, undefined);
  expect([old.asked, old.kept()]).toEqual([[FACE], FACE]);
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "fetches nothing with %o",
  async (connection) => {
    const { browser, asked, kept } = createBrowser({});
    await prefetchFont(browser, FACE, connection);
    expect([asked, kept()]).toEqual([[], undefined]);
  },
);

test("does not record a font that the server fails to return", async () => {
  const { browser, kept } = createBrowser({ ok: false });
  await prefetchFont(browser, FACE, undefined);
  expect(kept()).toBeUndefined();
});

test("tolerates forbidden storage and a lost network, and records nothing", async () => {
  const { browser, kept } = createBrowser({});
  const forbidden = {
    fetch: browser.fetch,
    get localStorage(): typeof browser.localStorage {
      throw new Error("forbidden");
    },
  };
  await expect(prefetchFont(forbidden, FACE, undefined)).resolves.toBeUndefined();
  const offline = { ...browser, fetch: () => Promise.reject(new TypeError("offline")) };
  await expect(prefetchFont(offline, FACE, undefined)).resolves.toBeUndefined();
  expect(kept()).toBeUndefined();
});
