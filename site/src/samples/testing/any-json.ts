import fc from "fast-check";

export const SEED = { seed: 20270514, numRuns: 300 };

export const anyJson = fc.jsonValue({ stringUnit: "binary" }).map(withoutNegativeZero);

/** JSON prints negative zero as 0. */
function withoutNegativeZero(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
