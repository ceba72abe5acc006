import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "contract/v1";

/**
 * V1.0 is closed: what it took and returned does not change any more. A mistake in its data is mended
 * together with its digest here, so that nobody changes the past in passing.
 */
const DIGESTS: Readonly<Record<string, string>> = {
  "autosuggest.yaml": "f7e63eb787a19607",
  "browse-prices.yaml": "2fc716cc21bac097",
  "geo-catalogue.yaml": "f1fb47d0333773ed",
  "live-prices.yaml": "80c1e05f6f8bbc16",
  "reference-data.yaml": "d2e0efa4b62dac53",
  "shared.yaml": "91f5e1f8c6f837e3",
};

test("the V1.0 data matches its recorded digests", () => {
  const digests = readdirSync(FOLDER).map((name) => {
    const text = readFileSync(`${FOLDER}/${name}`);
    return [name, createHash("sha256").update(text).digest("hex").slice(0, 16)];
  });
  expect(Object.fromEntries(digests)).toEqual(DIGESTS);
});
