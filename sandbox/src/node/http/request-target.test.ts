import { expect, test } from "vitest";
import { decodePath, isWellFormed, targetOf } from "./request-target.ts";

test.each([
  ["/", "/", ""],
  ["/docs?x=1", "/docs", "x=1"],
  ["/docs?x=?y", "/docs", "x=?y"],
  ["/docs#x?y", "/docs", ""],
  ["//docs", "//docs", ""],
  ["/http://a/docs", "/http://a/docs", ""],
  ["http://a", "/", ""],
  ["http://a?x", "/", "x"],
  ["http://a#x/y", "/", ""],
  ["http://a:1/docs?x=/y", "/docs", "x=/y"],
  ["HTTPS://a/docs", "/docs", ""],
])("%s requests the path %s and the query %j", (url, path, search) => {
  expect(targetOf({ url })).toEqual({ path, search });
});

test.each(["", "*", "docs", "a:443", "ftp://a/docs", "/docs\u00c3", "/docs\u007f", "/a b"])(
  "rejects the target %j",
  (url) => {
    expect(targetOf({ url })).toBeUndefined();
  },
);

test("decodes a valid path and rejects an invalid one", () => {
  expect(decodePath("/docs/%69ntro")).toBe("/docs/intro");
  expect(decodePath("/%E0%A4%A")).toBeUndefined();
});

const withHost = (host: string | undefined, httpVersionMinor = 1) => ({
  url: "/",
  headers: host === undefined ? {} : { host },
  rawHeaders: [],
  httpVersionMinor,
});

test.each([
  "a",
  "a:80",
  "docs.example.com",
  "127.0.0.1:3000",
  "256.1.1.1",
  "[::1]:3000",
  "[FE80::1]",
  "",
])("accepts the host %j", (host) => expect(isWellFormed(withHost(host))).toBe(true));

test("requires exactly one valid host, except that HTTP/1.0 needs none", () => {
  expect(isWellFormed(withHost(undefined))).toBe(false);
  expect(isWellFormed(withHost(undefined, 0))).toBe(true);
  for (const host of ["a, a", "a,a", "a/b", "a b", "a@b", "a:b", "[a", "a,b c"]) {
    expect([host, isWellFormed(withHost(host))]).toEqual([host, false]);
  }
});

test("path and headers have at most 16 KiB together, however many headers there are", () => {
  const sized = (rawHeaders: string[], url = "/") =>
    isWellFormed({ ...withHost("a"), rawHeaders, url });
  const tiny = (count: number) => Array.from({ length: count }, () => ["a", ""]).flat();
  expect(sized(tiny(4095))).toBe(true);
  expect(sized(tiny(4096))).toBe(false);
  expect(sized(["a", "x".repeat(16_384 - 5)])).toBe(true);
  expect(sized(["a", "x".repeat(16_384 - 4)])).toBe(false);
  expect(sized([], `/${"x".repeat(16_384)}`)).toBe(false);
});
