import { expect, test } from "vitest";
import { wrongUnset } from "./wrong-unset.ts";

const right = (sentence: string) => wrongUnset(sentence).map((fault) => fault.right);

test.each([
  "Unless you set a timeout, a call ends after half a minute.",
  "Until you set HOST, only this machine reaches it.",
  "You poll without a pause, and retry without a limit.",
  "Without a limit, the loop runs for ever.",
  "Without a timeout of its own, a call would wait for ever.",
])("accepts %j", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test.each([
  ["Without a timeout, a call waits for ever.", "timeout is 30000 unless you set it"],
  [
    "Unless you set a timeout in either place, the client waits for as long as the API takes.",
    "timeout is 30000 unless you set it",
  ],
  ["If you leave out attempts, it never gives up.", "attempts is 3 unless you set it"],
  ["Until you set HOST, it listens on every interface.", "HOST is 127.0.0.1 unless you set it"],
])("reports what no default allows: %j", (sentence, option) => {
  expect(right(sentence)).toEqual([option]);
});
