import { expect, test } from "vitest";
import { createCallLimit } from "./call-limit.ts";

function limitOf(perMinute: number) {
  const clock = { now: 90_000 };
  const tasks: { readonly task: () => void; readonly at: number }[] = [];
  const limit = createCallLimit(perMinute, {
    clock: () => clock.now,
    later: (task, milliseconds) => void tasks.push({ task, at: clock.now + milliseconds }),
  });
  return {
    ...limit,
    move(now: number) {
      clock.now = now;
      for (const { task, at } of tasks) if (at <= now) task();
    },
  };
}

test("counts calls per caller, and starts again with the next minute", () => {
  const { take, move } = limitOf(2);
  const callers = ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"];
  expect(callers.map(take)).toEqual([undefined, undefined, 30, undefined]);
  move(120_000);
  expect(take("192.0.2.1")).toBeUndefined();
});

test("counts addresses of one IPv6 network as one caller", () => {
  const { take } = limitOf(2);
  const callers = ["2001:db8::1", "2001:db8::2", "2001:db8:0:0:ffff::3", "2001:db8:0:1::1"];
  expect(callers.map(take)).toEqual([undefined, undefined, 30, undefined]);
  expect(["::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1"].map(take)[2]).toBe(30);
});

test("forgets every caller after the minute, even if nobody else calls", () => {
  const { take, move, callers } = limitOf(2);
  for (let index = 0; index < 100; index += 1) take(`192.0.2.${index}`);
  expect(callers()).toBe(100);
  move(120_000);
  expect(callers()).toBe(0);
  take("192.0.2.1");
  move(150_000);
  expect(callers()).toBe(1);
});
