import { expect, test } from "vitest";
import { indexOf, section } from "../testing/small-index.ts";

const { prose } = indexOf([
  section("said", "Said", "Nobody asks for this."),
  { ...section("key", "Key", ""), asked: "get a key, send your keys" },
  { ...section("wait", "Wait", ""), asked: "throttled, key" },
]);
const { asks, terms } = prose;

test("maps each phrase to its record", () => {
  expect(asks.leadsTo).toEqual([1, 1, 2, 2]);
  expect([...asks.recordsAt(terms.indexOf("throttled"))]).toEqual([2]);
  expect([...asks.recordsAt(terms.indexOf("key"))]).toEqual([1, 2]);
  expect(asks.recordsAt(terms.indexOf("said")).size).toBe(0);
});

test("finds every phrase with a word of the same family", () => {
  expect(asks.phrasesWith("key")).toEqual([0, 1, 3]);
  expect(asks.phrasesWith("throttling")).toEqual([2]);
  expect(asks.phrasesWith("zebra")).toEqual([]);
});

test("a word weighs more the fewer phrases have it, and a phrase the sum of its words", () => {
  expect(asks.weightOf("throttled")).toBeCloseTo(Math.log(1 + 4 / 1));
  expect(asks.weightOf("key")).toBeCloseTo(Math.log(1 + 4 / 3));
  expect(asks.weightOf("zebra")).toBeCloseTo(Math.log(1 + 4));
  const sum = asks.weightOf("send") + asks.weightOf("your") + asks.weightOf("key");
  expect(asks.weights[1]).toBeCloseTo(sum);
});

test("a stop word weighs 0.4 of an equally rare word", () => {
  expect(asks.weightOf("your")).toBeCloseTo(0.4 * Math.log(1 + 4 / 1));
});
