import { expect, test } from "vitest";
import { isOwnOrigin } from "./is-own-origin.ts";

test.each([
  [undefined, true],
  ["https://docs.example.com", true],
  ["http://localhost:6274", true],
  ["http://127.0.0.1:9", true],
  ["http://[::1]:9", true],
  ["https://example.com", false],
  ["http://localhost.example.com", false],
  ["null", false],
])("a page of %s may call the server: %s", (origin, allowed) => {
  expect(isOwnOrigin(origin, "https://docs.example.com")).toBe(allowed);
});
