import { expect, test } from "vitest";
import { maxConnections, urlAt } from "./listen.ts";

test.each([
  ["127.0.0.1", "http://localhost:3000"],
  ["0.0.0.0", "http://localhost:3000"],
  ["::", "http://localhost:3000"],
  ["::1", "http://localhost:3000"],
  ["192.0.2.1", "http://192.0.2.1:3000"],
  ["2001:db8::1", "http://[2001:db8::1]:3000"],
  ["docs.lan", "http://docs.lan:3000"],
])("a server that listens on %s has the URL %s", (host, url) => {
  expect(urlAt(host, 3000)).toBe(url);
});

test.each([
  [Number.POSITIVE_INFINITY, 2000],
  [2201, 2000],
  [2199, 1999],
  [1024, 824],
  [100, 1],
])("a process that may open %s files accepts %i connections", (openFiles, connections) => {
  expect(maxConnections(openFiles)).toBe(connections);
});
