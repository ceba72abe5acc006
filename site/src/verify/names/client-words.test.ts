import { expect, test } from "vitest";
import { clientWords } from "./client-words.ts";

test("the words of the client are its exports, functions, members and values", () => {
  const words = clientWords();
  const known = ["ApiError", "searchLive", "listMarkets", "endedBy", "retryAfter", "aborted"];
  expect(known.filter((word) => !words.has(word))).toEqual([]);
  expect(words.has("retriesAfter")).toBe(false);
});
