import { expect, test } from "vitest";
import { RETRY_POLICY } from "../../../contract/src/retry-policy.ts";
import { nextPoll } from "./next-poll.ts";
import type { ResponseData } from "./read-response.ts";

const BARE = { statusText: "", headers: [], text: "", bytes: 0 };
const search = (status: string): ResponseData => ({
  ...BARE,
  status: 200,
  json: { status, action: "RESULT_ACTION_REPLACED", sessionToken: "token" },
});
const failure = (status: number, after?: string): ResponseData => ({
  ...BARE,
  status,
  headers: after === undefined ? [] : [["retry-after", after]],
});

test("a search is polled until it is over", () => {
  expect(nextPoll(search("RESULT_STATUS_INCOMPLETE"), 0)).toEqual({ kind: "poll", seconds: 1 });
  expect(nextPoll(search("RESULT_STATUS_NEW"), 0)).toEqual({ kind: "poll", seconds: 1 });
  const end = { kind: "end", why: "complete" };
  expect(nextPoll(search("RESULT_STATUS_COMPLETE"), 0)).toEqual(end);
  expect(nextPoll(search("RESULT_STATUS_FAILED"), 0)).toEqual(end);
});

test("waits after a temporary failure as long as Retry-After or else the policy says, up to its attempts", () => {
  expect(nextPoll(failure(429, "7"), 1)).toEqual({ kind: "poll", seconds: 7 });
  const [first, second] = RETRY_POLICY.pauses;
  expect(nextPoll(failure(503), 1)).toEqual({ kind: "poll", seconds: first });
  expect(nextPoll(failure(500), 2)).toEqual({ kind: "poll", seconds: second });
  const before = RETRY_POLICY.attempts.most - 1;
  expect(before).toBeGreaterThan(RETRY_POLICY.pauses.length);
  expect(nextPoll(failure(500), before)).toEqual({
    kind: "poll",
    seconds: RETRY_POLICY.pauses.at(-1),
  });
  expect(nextPoll(failure(500), RETRY_POLICY.attempts.most)).toEqual({
    kind: "end",
    why: "failed",
  });
});

test("a lost session or a refusal ends polling", () => {
  expect(nextPoll(failure(404), 1)).toEqual({ kind: "end", why: "gone" });
  expect(nextPoll(failure(400), 1)).toEqual({ kind: "end", why: "refused" });
  expect(nextPoll(failure(200), 0)).toEqual({ kind: "end", why: "refused" });
});
