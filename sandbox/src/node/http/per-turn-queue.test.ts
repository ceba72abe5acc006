import { expect, test } from "vitest";
import { createPerTurnQueue } from "./per-turn-queue.ts";

/** An event loop with turns and a clock moved by hand. */
function createScene() {
  let coming: (() => void)[] = [];
  let time = 0;
  const done: string[] = [];
  const schedule = createPerTurnQueue({
    most: 3,
    budget: 10,
    now: () => time,
    nextTurn: (task) => coming.push(task),
  });
  return {
    done,
    add(name: string, milliseconds = 0) {
      schedule(() => {
        done.push(name);
        time += milliseconds;
      });
    },
    fail() {
      schedule(() => {
        throw new Error("a mistake");
      });
    },
    /** As Node does: a failure of one thing keeps no other from being done. */
    turn() {
      const now = coming;
      coming = [];
      const failures: unknown[] = [];
      for (const task of now) {
        try {
          task();
        } catch (error) {
          failures.push(error);
        }
      }
      return failures;
    },
    isIdle: () => coming.length === 0,
  };
}

test("begins a few tasks per turn, in order, with other work in between", () => {
  const { add, turn, done, isIdle } = createScene();
  for (const name of ["a", "b", "c", "d", "e"]) add(name);
  expect(done).toEqual([]);
  turn();
  expect(done).toEqual(["a", "b", "c"]);
  done.push("a page");
  add("f");
  while (!isIdle()) turn();
  expect(done).toEqual(["a", "b", "c", "a page", "d", "e", "f"]);
  add("g");
  turn();
  expect(done.at(-1)).toBe("g");
});

test("begins fewer tasks per turn the longer they take, but always one", () => {
  const { add, turn, done } = createScene();
  for (const name of ["a", "b", "c", "d"]) add(name, 6);
  add("e", 50);
  add("f");
  turn();
  expect(done).toEqual(["a", "b"]);
  turn();
  expect(done).toEqual(["a", "b", "c", "d"]);
  turn();
  expect(done.at(-1)).toBe("e");
  turn();
  expect(done.at(-1)).toBe("f");
});

test("begins no further task once the budget of a turn is exactly used up", () => {
  const { add, turn, done } = createScene();
  add("a", 10);
  add("b");
  turn();
  expect(done).toEqual(["a"]);
});

test("a task that throws does not keep others from their turn", () => {
  const { add, fail, turn, done } = createScene();
  fail();
  add("b");
  expect(turn()).toEqual([new Error("a mistake")]);
  expect(done).toEqual(["b"]);
});
