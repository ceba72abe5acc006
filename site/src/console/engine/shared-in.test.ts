import { expect, test } from "vitest";
import { sharedIn } from "./shared-in.ts";

test("one document shares one of each name, and another document has its own", () => {
  const [page, other] = [new EventTarget(), new EventTarget()];
  let made = 0;
  const make = () => ({ number: ++made });
  const first = sharedIn(page, "engine", make);
  expect(sharedIn(page, "engine", make)).toBe(first);
  expect(sharedIn(page, "clock", make)).not.toBe(first);
  expect(sharedIn(other, "engine", make)).not.toBe(first);
  expect(made).toBe(3);
});

test("what is shared can be nothing", () => {
  const page = new EventTarget();
  sharedIn(page, "engine", () => undefined);
  expect(sharedIn(page, "engine", () => "another")).toBeUndefined();
});
