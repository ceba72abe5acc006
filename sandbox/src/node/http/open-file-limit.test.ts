import { expect, test } from "vitest";
import { limitIn } from "./open-file-limit.ts";

const limitsWith = (soft: string, hard: string) => `
Limit                     Soft Limit           Hard Limit           Units
Max processes             31342                31342                processes
Max open files            ${soft.padEnd(20)} ${hard.padEnd(20)} files
`;

test.each([
  ["1024", "524288", 1024],
  ["unlimited", "unlimited", Number.POSITIVE_INFINITY],
])("of a soft limit of %s and a hard limit of %s, the soft one applies", (soft, hard, limit) => {
  expect(limitIn(limitsWith(soft, hard))).toBe(limit);
});

test("a system that reports no limit has none", () => {
  expect(limitIn("")).toBe(Number.POSITIVE_INFINITY);
});
