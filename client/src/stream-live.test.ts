import { describe, expect, test } from "vitest";
import type { LiveContent, LiveSearchResponse } from "../../contract/src/types.ts";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";
import type { LiveUpdate } from "./search-live.ts";
import { clientOf, clientWith } from "./testing/client-of.ts";

const search = liveSearch("LHR", "EDI");
const content = { results: { itineraries: {} } } as LiveContent;
const answer = (changes: Partial<LiveSearchResponse> = {}) => {
  const created: LiveSearchResponse = {
    sessionToken: "token",
    status: "RESULT_STATUS_INCOMPLETE",
    action: "RESULT_ACTION_REPLACED",
    content,
    ...changes,
  };
  return () => Response.json(created);
};
const refused = (status: number) => () => new Response("", { status });

describe("endedBy of a search", () => {
  test.each([
    ["never-completes", "time", "RESULT_STATUS_INCOMPLETE"],
    ["failed", "failed", "RESULT_STATUS_FAILED"],
    ["no-results", "complete", "RESULT_STATUS_COMPLETE"],
  ])("scenario %s: %s", async (scenario, endedBy, status) => {
    const { client } = clientOf({}, scenario);
    const ended = await client.searchLive(search, { longest: 10_000 });
    expect(ended).toMatchObject({ endedBy, status, error: undefined });
    expect(ended.sessionToken).toEqual(expect.any(String));
  });

  test.each([
    [401, "auth"],
    [404, "gone"],
    [429, "limit"],
    [503, "server"],
  ])("polls that get %i: error, with the results so far", async (status, kind) => {
    const respond = [answer(), refused(status)];
    const { client } = clientWith(status === 404 ? [...respond, answer(), refused(404)] : respond);
    expect(await client.searchLive(search)).toMatchObject({
      endedBy: "error",
      error: { operation: status === 404 ? expect.any(String) : "pollLiveSearch", kind },
      content,
    });
  });

  test("a search that cannot be created throws instead", async () => {
    const { client } = clientWith([refused(403)]);
    await expect(client.searchLive(search)).rejects.toMatchObject({ kind: "auth" });
  });
});

test("a search resumes from the session token of an earlier one", async () => {
  const { client, requests } = clientOf();
  const begun = await client.searchLive(search, { longest: 1 });
  expect(begun.endedBy).toBe("time");
  const { sessionToken } = begun;
  const ended = await client.searchLive(search, { sessionToken });
  expect(ended.endedBy).toBe("complete");
  expect(requests.filter(({ url }) => url.endsWith("/create")).length).toBe(1);
});

test("a session to resume that is gone is created again", async () => {
  const done = answer({ status: "RESULT_STATUS_COMPLETE" });
  const { client } = clientWith([refused(404), done]);
  expect(await client.searchLive(search, { sessionToken: "old" })).toMatchObject({
    endedBy: "complete",
    sessionToken: "token",
  });
});

describe("a stream", () => {
  test("yields each new result set, and the final status last", async () => {
    const { client } = clientOf();
    const seen: string[] = [];
    const counts: number[] = [];
    for await (const { content, status } of client.live(search)) {
      seen.push(status);
      counts.push(Object.keys(content?.results.itineraries ?? {}).length);
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen.slice(0, -1))).toEqual(new Set(["RESULT_STATUS_INCOMPLETE"]));
    expect(seen.at(-1)).toBe("RESULT_STATUS_COMPLETE");
    const { content } = await clientOf().client.searchLive(search);
    expect(counts.at(-1)).toBe(Object.keys(content?.results.itineraries ?? {}).length);
  });

  test("yields a final status without new content, which onResults doesn't get", async () => {
    const last = answer({
      action: "RESULT_ACTION_NOT_MODIFIED",
      status: "RESULT_STATUS_COMPLETE",
      content: null,
    });
    const { client } = clientWith([answer(), last]);
    const seen: string[] = [];
    for await (const { status } of client.live(search)) seen.push(status);
    expect(seen).toEqual(["RESULT_STATUS_INCOMPLETE", "RESULT_STATUS_COMPLETE"]);
    const shown: string[] = [];
    const again = clientWith([answer(), last]);
    await again.client.searchLive(search, { onResults: (_, status) => shown.push(status) });
    expect(shown).toEqual(["RESULT_STATUS_INCOMPLETE"]);
  });

  test("makes no further call after the loop breaks", async () => {
    const { client, requests } = clientOf();
    for await (const { status } of client.live(search)) {
      expect(status).toBe("RESULT_STATUS_INCOMPLETE");
      break;
    }
    expect(requests.length).toBe(1);
  });

  const endOf = async (updates: AsyncIterable<LiveUpdate>) => {
    const seen: LiveUpdate[] = [];
    for await (const update of updates) seen.push(update);
    expect(seen.slice(0, -1).every(({ endedBy }) => endedBy === undefined)).toBe(true);
    return seen.at(-1);
  };

  test.each([
    ["never-completes", "time"],
    ["failed", "failed"],
    ["no-results", "complete"],
  ])("gives endedBy in its last update: %s, %s", async (scenario, endedBy) => {
    const options = { longest: 10_000 };
    const last = await endOf(clientOf({}, scenario).client.live(search, options));
    expect(last).toMatchObject({ endedBy, error: undefined });
    const { sessionToken: _, ...same } =
      (await clientOf({}, scenario).client.searchLive(search, options)) ?? {};
    expect(last).toMatchObject(same);
  });

  test("ends with the error of a failed poll and the results so far", async () => {
    const { client } = clientWith([answer(), refused(401)]);
    const error = { kind: "auth", operation: "pollLiveSearch" };
    expect(await endOf(client.live(search))).toMatchObject({ endedBy: "error", error, content });
  });

  test.each([
    ["failed", answer({ content: null, status: "RESULT_STATUS_FAILED" })],
    ["error", refused(401)],
  ])("gives endedBy when it found nothing: %s", async (endedBy, second) => {
    const { client } = clientWith([answer({ content: null }), second]);
    expect(await endOf(client.live(search))).toMatchObject({ endedBy, content: undefined });
  });

  test("throws when no search can be created", async () => {
    const { client } = clientWith([refused(403)]);
    await expect(endOf(client.live(search))).rejects.toMatchObject({ kind: "auth" });
  });

  test("throws kind aborted when its signal aborts", async () => {
    const leaving = new AbortController();
    const { client } = clientOf();
    const read = async () => {
      for await (const _ of client.live(search, { signal: leaving.signal })) leaving.abort();
    };
    await expect(read()).rejects.toMatchObject({ kind: "aborted" });
  });
});
