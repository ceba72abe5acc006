import { expect, test } from "vitest";
import { UsageError } from "../../../sandbox/src/node/usage-error.ts";
import { diskFailure } from "./disk-failure.ts";

test("a full disk is said in one line, whatever else failed and however it is told", () => {
  const full = new Error("Bundling failed:\nError: ENOSPC: no space left on device, write\n  at x");
  const failure = diskFailure("site/dist", [new Error("cut off"), full]);
  expect(failure).toBeInstanceOf(UsageError);
  expect(failure?.message).toBe(
    "site/dist cannot be built: make room, or let this user write there (ENOSPC: no space left on device, write).",
  );
});

test("a mistake of ours stays one", () => {
  expect(diskFailure("site/dist", [new TypeError("x is undefined")])).toBeUndefined();
});
