import { expect, test } from "vitest";
import { decodePath, hasProperHost, pathOf } from "./request-target.ts";

test.each([
  ["/", "/"],
  ["/docs?x=1", "/docs"],
  ["/docs#x", "/docs"],
  ["//docs", "//docs"],
  ["http://a", "/"],
  ["http://a?x", "/"],
  ["http://a:1/docs?x=/y", "/docs"],
  ["HTTPS://a/docs", "/docs"],
])("the path of %s is %s", (url, path) => {
  expect(pathOf({ url })).toBe(path);
});

test.each(["", "*", "docs", "a:443", "ftp://a/docs"])("%j has none", (url) => {
  expect(pathOf({ url })).toBeUndefined();
});

test("a path is decoded where it can be", () => {
  expect(decodePath("/docs/%69ntro")).toBe("/docs/intro");
  expect(decodePath("/%E0%A4%A")).toBeUndefined();
});

const hosts = (values: readonly string[], httpVersionMinor = 1) => ({
  rawHeaders: values.flatMap((value) => ["Host", value]),
  headers: values[0] === undefined ? {} : { host: values[0] },
  httpVersionMinor,
});

test.each(["a", "a:80", "docs.example.com", "127.0.0.1:3000", "[::1]:3000", ""])(
  "%j can be a host",
  (host) => expect(hasProperHost(hosts([host]))).toBe(true),
);

test("one host is needed, and one that can be a host", () => {
  expect(hasProperHost(hosts([]))).toBe(false);
  expect(hasProperHost(hosts([], 0))).toBe(true);
  expect(hasProperHost(hosts(["a", "a"]))).toBe(false);
  expect(hasProperHost(hosts(["a", "a"], 0))).toBe(false);
  for (const host of ["a/b", "a b", "a@b", "a:b", "[a", "a,b c"]) {
    expect(hasProperHost(hosts([host]))).toBe(false);
  }
});
