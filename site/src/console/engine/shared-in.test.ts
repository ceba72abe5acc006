import { expect, test } from "vitest";
import { sharedIn } from "./shared-in.ts";

test("shares one instance per name and document", () => {
  const [page, other] = [new EventTarget(), new EventTarget()];
  let made = 0;
  const make = () => ({ number: ++made });
  const first = sharedIn(page, "engine", make);
  expect(sharedIn(page, "engine", make)).toBe(first);
  expect(sharedIn(page, "clock", make)).not.toBe(first);
  expect(sharedIn(other, "engine", make)).not.toBe(first);
  expect(made).toBe(3);
});

test("shares undefined like any other value", () => {
  const page = new EventTarget();
  sharedIn(page, "engine", () => undefined);
  expect(sharedIn(page, "engine", () => "another")).toBeUndefined();
});
