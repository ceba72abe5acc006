import { expect, test } from "vitest";
import { GENERATORS } from "./generators.ts";
import { http } from "./http.ts";
import { sampleRequest } from "./sample-request.ts";
import { awkwardSample, contractSamples } from "./testing/contract-samples.ts";

test.each([...contractSamples(), awkwardSample])(
  "$name matches its snapshot in every language",
  async ({ name, operation, example }) => {
    const request = sampleRequest(operation, example);
    for (const { generate, extension } of [...GENERATORS, http]) {
      await expect(`${generate(request)}\n`).toMatchFileSnapshot(
        `__snapshots__/${name}.${extension}`,
      );
    }
  },
);

test("each language has its own id, label and file name extension", () => {
  for (const key of ["id", "label", "extension"] as const) {
    expect(new Set(GENERATORS.map((generator) => generator[key])).size).toBe(GENERATORS.length);
  }
});

const COLUMN = 64;
/** A name and a value that are too wide together: there is nothing to break, and little is over. */
const PAIR = /^\s*"\w+": "[A-Z_]+",?$/;
const PAIR_COLUMN = 68;

test("no sample line exceeds 64 columns, or 68 with a lone name and value", () => {
  const wide = contractSamples().flatMap(({ name, operation, example }) =>
    GENERATORS.flatMap(({ id, generate }) =>
      generate(sampleRequest(operation, example))
        .split("\n")
        .map((line) => line.replaceAll("\t", "  "))
        .filter((line) => line.length > (PAIR.test(line) ? PAIR_COLUMN : COLUMN))
        .map((line) => `${name} in ${id}: ${line}`),
    ),
  );
  expect(wide).toEqual([]);
});
