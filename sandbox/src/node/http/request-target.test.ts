import { expect, test } from "vitest";
import { decodePath, hasProperHost, targetOf } from "./request-target.ts";

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
])("%s asks for %s and %j", (url, path, search) => {
  expect(targetOf({ url })).toEqual({ path, search });
});

test.each(["", "*", "docs", "a:443", "ftp://a/docs", "/docs\u00c3", "/docs\u007f", "/a b"])(
  "%j is no target",
  (url) => {
    expect(targetOf({ url })).toBeUndefined();
  },
);

test("a path is decoded where it can be", () => {
  expect(decodePath("/docs/%69ntro")).toBe("/docs/intro");
  expect(decodePath("/%E0%A4%A")).toBeUndefined();
});

const withHost = (host: string | undefined, httpVersionMinor = 1) => ({
  headers: host === undefined ? {} : { host },
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
])("%j can be a host", (host) => expect(hasProperHost(withHost(host))).toBe(true));

test("one host is needed, and one that can be a host", () => {
  expect(hasProperHost(withHost(undefined))).toBe(false);
  expect(hasProperHost(withHost(undefined, 0))).toBe(true);
  for (const host of ["a, a", "a,a", "a/b", "a b", "a@b", "a:b", "[a", "a,b c"]) {
    expect([host, hasProperHost(withHost(host))]).toEqual([host, false]);
  }
});
