import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { UsageError } from "../../../sandbox/src/node/settings/usage-error.ts";
import { diskFailure } from "./disk-failure.ts";

test("reports a full disk in one line, even among other errors and inside a longer message", () => {
  const full = new Error("Bundling failed:\nError: ENOSPC: no space left on device, write\n  at x");
  const failure = diskFailure("site/dist", [new Error("cut off"), full]);
  expect(failure).toBeInstanceOf(UsageError);
  expect(failure?.message).toBe(
    `site/dist cannot be built: make room there and in ${tmpdir()}, or let this user write there (ENOSPC: no space left on device, write).`,
  );
  // Who catches it may ask again.
  expect(diskFailure("site/dist", [failure])).toBe(failure);
});

test("recognizes a full disk in a native tool's own words", () => {
  const full =
    "Failed to write file in /tmp/x\nCaused by:\n    No space left on device (os error 28)";
  expect(diskFailure("site/dist", [new Error(full)])?.message).toContain(
    "(No space left on device (os error 28)).",
  );
});

test("ignores a programming error", () => {
  expect(diskFailure("site/dist", [new TypeError("x is undefined")])).toBeUndefined();
});

test.each([
  "EACCES: permission denied, mkdir 'x'",
  "EDQUOT: disk quota exceeded, write",
  "ENOSPC: no space left on device, write",
  "EPERM: operation not permitted, open 'x'",
  "EROFS: read-only file system, open 'x'",
  "No space left on device (os error 28)",
  "Disk quota exceeded (os error 122)",
  "Read-only file system (os error 30)",
  "Permission denied (os error 13)",
])("%s is reported as fixable by the user", (reason) => {
  expect(diskFailure("site/dist", [new Error(reason)])?.message).toContain(`(${reason}).`);
});
