import { expect, test } from "vitest";
import { digestOf } from "./build-package.ts";

test("a package's digest changes with any file that it contains", () => {
  const digests = [
    digestOf(["LICENSE"], []),
    digestOf(["NOTICE"], []),
    digestOf(["LICENSE"], [{ name: "data/docs/intro.md", body: "Hello." }]),
    digestOf(["LICENSE"], [{ name: "data/docs/intro.md", body: "Hello!" }]),
    digestOf(["LICENSE"], [{ name: "data/docs/index.md", body: "Hello!" }]),
  ];
  expect(new Set(digests).size).toBe(digests.length);
});

test("a package's digest is the same for the same files", () => {
  const files = [{ name: "data/docs/intro.md", body: "Hello." }];
  expect(digestOf(["LICENSE"], files)).toMatch(/^[0-9a-f]{16}$/);
  expect(digestOf(["LICENSE", "contract/generated"], files)).toBe(
    digestOf(["LICENSE", "contract/generated"], files),
  );
});
