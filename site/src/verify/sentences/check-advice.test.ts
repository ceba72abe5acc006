import { expect, test } from "vitest";
import { checkAdvice } from "./check-advice.ts";

test("reports wrong advice with the right one", () => {
  const right = (status: string, text: string) =>
    checkAdvice({ file: "en.ts" }, status, text).map(({ nearest }) => nearest);
  expect(right("429", "Give up.")).toEqual(["429 passes by itself: wait, and send it again"]);
  expect(right("404", "Retry it.")).toEqual(["404 is not fixed by retrying: say what to change"]);
});

const told = (status: string, text: string) => checkAdvice({ file: "en.ts" }, status, text).length;

test.each([
  ["429", "Wait, then send fewer requests."],
  ["500", "Retry a few times, with a longer pause each time."],
  ["401", "Send a valid key. Don't retry with the same key."],
  ["403", "Ask for access. A retry gets the same response."],
  ["404", "The session no longer exists: create the search again."],
  ["default", "Wait."],
])("on %s, accepts %s", (status, text) => {
  expect(told(status, text)).toBe(0);
});

test.each([
  ["404", "The session isn't ready yet: poll again with the same token."],
  ["403", "Wait a minute, it often passes."],
  ["404", "The session is still being created: give it a moment."],
  ["404", "If the session is new, try again."],
  ["403", "Send the same key later."],
  ["429", "Correct the request before you send it."],
  ["503", "Don't retry: ask for another server."],
])("on %s, reports %s", (status, text) => {
  expect(told(status, text)).toBe(1);
});
