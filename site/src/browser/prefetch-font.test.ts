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

test("a first visit fetches the face for the next document", async () => {
  const { browser, asked, kept } = createBrowser({});
  await prefetchFont(browser, FACE, { effectiveType: "4g" });
  expect([asked, kept()]).toEqual([[FACE], FACE]);
});

test("a face that has been kept is not fetched again; one of another build is replaced", async () => {
  const same = createBrowser({ kept: FACE });
  await prefetchFont(same.browser, FACE, undefined);
  expect(same.asked).toEqual([]);
  const old = createBrowser({ kept: "/assets/face-000000.woff2" });
  await prefetchFont(old.browser, FACE, undefined);
  expect([old.asked, old.kept()]).toEqual([[FACE], FACE]);
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is fetched with %o",
  async (connection) => {
    const { browser, asked, kept } = createBrowser({});
    await prefetchFont(browser, FACE, connection);
    expect([asked, kept()]).toEqual([[], undefined]);
  },
);

test("what the server does not have is not kept", async () => {
  const { browser, kept } = createBrowser({ ok: false });
  await prefetchFont(browser, FACE, undefined);
  expect(kept()).toBeUndefined();
});

test("the text stays in the system's face where storage is forbidden or the network is gone", async () => {
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
