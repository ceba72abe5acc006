import { expect, test } from "vitest";
import { isOwnHost } from "./is-own-host.ts";

test.each([
  [undefined, true],
  ["docs.example.com", true],
  ["DOCS.example.com:8443", true],
  ["localhost:3000", true],
  ["127.0.0.1", true],
  ["[::1]:3000", true],
  ["192.168.1.5:3000", true],
  ["[fd00::5]", true],
  ["example.com", false],
  ["localhost.example.com", false],
  ["docs.example.com.evil.example", false],
  ["", false],
])("a request with the Host %s is for this server: %s", (host, isOwn) => {
  expect(isOwnHost(host, "https://docs.example.com")).toBe(isOwn);
});
