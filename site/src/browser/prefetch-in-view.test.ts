import { expect, it } from "vitest";
import { fits } from "./prefetch-in-view.ts";

const KB = 1024;

it("goes on with pages of the docs as long as one more has room", () => {
  expect(fits("/docs/intro", 53 * KB)).toBe(true);
  expect(fits("/docs/intro", 54 * KB)).toBe(false);
});

it("begins a reference only where all of it has room", () => {
  expect(fits("/api/geo/", 32 * KB)).toBe(true);
  expect(fits("/es/api/geo/", 33 * KB)).toBe(false);
});
