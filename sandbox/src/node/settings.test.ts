import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("nothing has to be set", () => {
  const settings = readSettings({}, () => 1000);
  expect(settings.clock()).toBe(1000);
  expect(settings).toMatchObject({ seed: "", secrets: undefined, redisUrl: undefined });
});

test("a set clock runs on from where it was set", () => {
  let now = 1000;
  const { clock } = readSettings({ SANDBOX_NOW: "2027-01-04T12:00:00Z" }, () => now);
  expect(clock()).toBe(Date.UTC(2027, 0, 4, 12));
  now += 5000;
  expect(clock()).toBe(Date.UTC(2027, 0, 4, 12, 0, 5));
});

test("the current secret comes first", () => {
  expect(readSettings({ SANDBOX_SECRETS: "new,old" }, () => 0).secrets).toEqual(["new", "old"]);
});

test("all wrong settings are named at once", () => {
  const environment = { SANDBOX_NOW: "soon", SANDBOX_MAX_DELAY: "-1" };
  expect(() => readSettings(environment, () => 0)).toThrow(
    "SANDBOX_NOW must be a date and time such as 2027-01-04T12:00:00Z\nSANDBOX_MAX_DELAY must be a number of milliseconds above 0",
  );
});
