import { expect, it } from "vitest";
import { fits, MAX_BYTES, MAX_DOCS_BYTES } from "./prefetch-in-view.ts";

const KB = 1024;

it("prefetches docs pages as long as one more fits the budget", () => {
  expect(fits("/docs/intro", true, 51 * KB)).toBe(true);
  expect(fits("/es/docs", true, 52 * KB)).toBe(false);
  expect(fits("/docs/intro", true, MAX_BYTES - MAX_DOCS_BYTES)).toBe(true);
});

it("reserves room for the frame if the reader comes from elsewhere", () => {
  expect(fits("/docs/intro", false, 46 * KB)).toBe(true);
  expect(fits("/docs/intro", false, 47 * KB)).toBe(false);
});

it("prefetches a reference or home page only if all of it fits the budget", () => {
  expect(fits("/api/geo/", false, 31 * KB)).toBe(true);
  expect(fits("/es/api/geo/", true, 32 * KB)).toBe(false);
  expect(fits("/", false, 32 * KB)).toBe(false);
});
