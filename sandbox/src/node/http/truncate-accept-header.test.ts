import { expect, test } from "vitest";
import { truncateAcceptHeader } from "./truncate-accept-header.ts";

test.each([
  ["nothing", "", ""],
  ["what browsers send", "text/html, */*;q=0.8", "text/html, */*;q=0.8"],
  ["as much as is read", "a".repeat(1024), "a".repeat(1024)],
  ["more, up to the last whole entry", "a/b,".repeat(4000), `${"a/b,".repeat(255)}a/b`],
  ["an entry that has no end", "a".repeat(16_000), ""],
])("reads the preferences of %s", (_, header, read) => {
  expect(truncateAcceptHeader(header)).toBe(read);
});
