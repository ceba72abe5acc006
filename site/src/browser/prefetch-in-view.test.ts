import { expect, it } from "vitest";
import { fits, MAX_BYTES, MAX_DOCS_BYTES } from "./prefetch-in-view.ts";

const KB = 1024;

it("goes on with pages of the docs as long as one more has room", () => {
  expect(fits("/docs/intro", true, 51 * KB)).toBe(true);
  expect(fits("/es/docs", true, 52 * KB)).toBe(false);
  expect(fits("/docs/intro", true, MAX_BYTES - MAX_DOCS_BYTES)).toBe(true);
});

it("has room for what stands around them where the reader comes from elsewhere", () => {
  expect(fits("/docs/intro", false, 46 * KB)).toBe(true);
  expect(fits("/docs/intro", false, 47 * KB)).toBe(false);
});

it("begins a reference, or a home page, only where all of it has room", () => {
  expect(fits("/api/geo/", false, 31 * KB)).toBe(true);
  expect(fits("/es/api/geo/", true, 32 * KB)).toBe(false);
  expect(fits("/", false, 32 * KB)).toBe(false);
});
