import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { loadReferenceData } from "./load-reference-data.ts";

/** In the order in which a rebuild hashes them. */
const FILES = ["places", "place-names", "time-zones", "culture", "sellers"];
const BROTLI_LIMIT = 190_000;

const read = (name: string) => readFileSync(new URL(`../../data/${name}.json`, import.meta.url));
const sizes = FILES.map((name) => ({ name, bytes: brotliCompressSync(read(name)).length }));

it("the data version is the hash of its files: a manual edit requires a rebuild", () => {
  const hash = createHash("sha256");
  for (const name of FILES) hash.update(read(name));
  expect(loadReferenceData().version).toBe(hash.digest("hex").slice(0, 12));
});

it(`the data takes at most ${BROTLI_LIMIT} bytes in Brotli`, () => {
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.info("reference data, brotli bytes:", JSON.stringify({ sizes, total }));
  expect(total).toBeLessThanOrEqual(BROTLI_LIMIT);
});

it("NOTICE states the size of each data file, accurate to a kilobyte", () => {
  const notice = readFileSync(new URL("../../../NOTICE", import.meta.url), "utf8");
  const stated = [...notice.matchAll(/^ {2}([a-z-]+)\.json +(\d+) kB$/gm)];
  expect(stated.map(([, name]) => name)).toEqual(FILES);
  const wrong = stated.filter(([, , kilobytes], at) => {
    const { bytes } = sizes[at] ?? { bytes: 0 };
    return Math.abs(Number(kilobytes) - bytes / 1000) > 1;
  });
  expect(wrong).toEqual([]);
});
