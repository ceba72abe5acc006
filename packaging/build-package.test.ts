import { expect, test } from "vitest";
import { digestOf } from "./build-package.ts";

test("a package is another one as soon as a file that it brings is", () => {
  const digests = [
    digestOf(["LICENSE"], []),
    digestOf(["NOTICE"], []),
    digestOf(["LICENSE"], [{ name: "data/docs/intro.md", body: "Hello." }]),
    digestOf(["LICENSE"], [{ name: "data/docs/intro.md", body: "Hello!" }]),
    digestOf(["LICENSE"], [{ name: "data/docs/index.md", body: "Hello!" }]),
  ];
  expect(new Set(digests).size).toBe(digests.length);
});

test("a package of the same files is the same one", () => {
  const files = [{ name: "data/docs/intro.md", body: "Hello." }];
  expect(digestOf(["LICENSE"], files)).toMatch(/^[0-9a-f]{16}$/);
  expect(digestOf(["LICENSE", "contract/generated"], files)).toBe(
    digestOf(["LICENSE", "contract/generated"], files),
  );
});
