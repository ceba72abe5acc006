import { expect, test } from "vitest";
import { operations } from "../../../contract/generated/operations.ts";
import type { LiveSearchResponse } from "../../../contract/src/types.ts";
import { createSigner } from "../bytes/signer.ts";
import { createSearcher, type Searcher } from "../engine/searcher.ts";
import { openSessionToken, sessionTokenOf } from "../live-session/session-token.ts";
import { sharedWorld } from "../shared-world.ts";
import { liveSearch } from "../testing/searches.ts";
import { createTestSandbox, NOON } from "../testing/test-sandbox.ts";

const SECRET = "the secret of this test";
const KEY = "sandbox-key";

/** A sandbox that counts its searches, and the token of one. */
async function createSession() {
  const real = createSearcher(() => sharedWorld(""));
  let searches = 0;
  const searcher: Searcher = {
    live(...asked) {
      searches += 1;
      return real.live(...asked);
    },
    indicative: real.indicative,
  };
  const { call } = createTestSandbox({ secrets: [SECRET], searcher });
  const created = await call<LiveSearchResponse>({
    path: operations.createLiveSearch.path,
    body: liveSearch("LHR", "EDI"),
  });
  const poll = async (token: string, key = KEY) => {
    const path = operations.pollLiveSearch.path.replace(
      "{sessionToken}",
      encodeURIComponent(token),
    );
    return (await call({ method: "POST", path, key })).status;
  };
  return { token: created.body.sessionToken, poll, searches: () => searches };
}

test("a forged token fails as documented and runs no search", async () => {
  const { token, poll, searches } = await createSession();
  const before = searches();
  const opened = openSessionToken(token, KEY, NOON, createSigner([SECRET]));
  if (opened.state !== "open") throw new Error("The sandbox has a secret of its own.");
  const signedByOthers = sessionTokenOf(opened.session, KEY, createSigner(["another"]));
  const places = [0, 7, Math.floor(token.length / 2), token.indexOf("."), token.length - 1];
  const changed = places.map((at) => {
    const other = token[at] === "A" ? "B" : "A";
    return token.slice(0, at) + other + token.slice(at + 1);
  });
  for (const forged of [...changed, token.slice(1), `${token}A`, signedByOthers]) {
    expect([forged, await poll(forged)]).toEqual([forged, 400]);
  }
  expect(await poll(token, "sandbox-key-delayed")).toBe(404);
  expect(searches()).toBe(before);
  expect(await poll(token)).toBe(200);
});
