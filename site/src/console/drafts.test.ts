import { expect, test } from "vitest";
import { createDrafts } from "./drafts.ts";

test("a draft is stored for the tab and can be removed", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  createDrafts(storage).write("one", "text");
  expect(createDrafts(storage).read("one")).toBe("text");
  createDrafts(storage).write("one", undefined);
  expect([createDrafts(storage).read("one"), kept.size]).toEqual([undefined, 0]);
});

test("removing a draft clears it from memory", () => {
  const drafts = createDrafts({ getItem: () => null, setItem: () => {}, removeItem: () => {} });
  drafts.write("one", "text");
  drafts.write("one", undefined);
  expect(drafts.read("one")).toBeUndefined();
});

test("each console has its own draft, and a full storage restores no older one", () => {
  const kept = new Map<string, string>();
  const drafts = createDrafts({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value === "too long") throw new Error("full");
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  });
  drafts.write("one", "first");
  drafts.write("two", "second");
  drafts.write("one", "too long");
  expect([drafts.read("one"), drafts.read("two")]).toEqual(["too long", "second"]);
  expect(kept.size).toBe(2);
});

test("without storage, a draft lasts as long as its console", () => {
  const refuse = () => {
    throw new Error("forbidden");
  };
  const drafts = createDrafts({ getItem: refuse, setItem: refuse, removeItem: refuse });
  drafts.write("one", "text");
  expect([drafts.read("one"), drafts.read("two")]).toEqual(["text", undefined]);
});
