import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("tasks begin a few at a time, in their order, with room for others in between", () => {
  const turns: (() => void)[] = [];
  const done: string[] = [];
  const takeTurn = createTurns(2, (turn) => turns.push(turn));
  for (const name of ["a", "b", "c", "d", "e"]) takeTurn(() => done.push(name));
  expect([done, turns.length]).toEqual([[], 1]);
  turns.shift()?.();
  expect(done).toEqual(["a", "b"]);
  done.push("a page");
  takeTurn(() => done.push("f"));
  while (turns.length > 0) turns.shift()?.();
  expect(done).toEqual(["a", "b", "a page", "c", "d", "e", "f"]);
  takeTurn(() => done.push("g"));
  expect(turns).toHaveLength(1);
});

test("a task that fails keeps no other from its turn", () => {
  const turns: (() => void)[] = [];
  const done: string[] = [];
  const takeTurn = createTurns(1, (turn) => turns.push(turn));
  takeTurn(() => {
    throw new Error("a mistake");
  });
  takeTurn(() => done.push("b"));
  expect(() => turns.shift()?.()).toThrow("a mistake");
  turns.shift()?.();
  expect(done).toEqual(["b"]);
});
