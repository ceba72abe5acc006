import { expect, test } from "vitest";
import { wrongResends } from "./wrong-resends.ts";

test.each([
  "On a 404 or a 503, try again.",
  "On a 404, stop; otherwise try again.",
  "On a 404, repeat the call with another path.",
  "On a 404, never try again.",
  "On a 404, a retry won't help either.",
  "Leave a 404 out of any automatic retry.",
  "Exclude a 404 from what you retry.",
  "After 1,404 calls, try again.",
  "After 404,000 calls, try again.",
  "Try again.",
])("accepts: %s", (sentence) => {
  expect(wrongResends(sentence, "")).toEqual([]);
});

test.each([
  "A 404 stays a 404: try again.",
  "On a 404, repeat the call.",
  "On a 404, give it a moment.",
  "On a 404, stop; after the second 404, try again.",
])("reports: %s", (sentence) => {
  const right = "404 is not fixed by retrying: say what to change";
  expect(wrongResends(sentence, "")).toEqual([{ quote: expect.any(String), right }]);
});

test.each([
  ["Send it again at once.", "wait before you retry"],
  ["After a 503, retry immediately.", "wait before you retry"],
  ["Never send it again at once.", undefined],
  ["If all servers wait as long, they all retry at once.", undefined],
  ["Drop the session token too.", "only a 404 ends a session"],
  ["A session that was limited can't be polled.", "only a 404 ends a session"],
  ["Don't drop the session token.", undefined],
])("about rate limits: %j", (sentence, right) => {
  const expected = right === undefined ? [] : [{ quote: expect.any(String), right }];
  expect(wrongResends(sentence, "Rate limits")).toEqual(expected);
});

test("reports that a retry is futile after a temporary error", () => {
  const right = "503 can be retried";
  expect(wrongResends("Sending it again doesn't help.", "503 Unavailable")).toEqual([
    { quote: "Sending it again doesn't help", right },
  ]);
  expect(wrongResends("On a 503, retrying is pointless.", "")).toHaveLength(1);
  expect(wrongResends("On a 404, retrying is pointless.", "")).toEqual([]);
  expect(wrongResends("On a 503, retrying helps.", "")).toEqual([]);
});

test("a sentence without a status is about the one above it", () => {
  expect(wrongResends("Stop; try again.", "404 Not found")).toHaveLength(1);
  expect(wrongResends("Stop; try again.", "503 Unavailable")).toEqual([]);
  expect(wrongResends("On a 503, try again.", "404 Not found")).toEqual([]);
});
