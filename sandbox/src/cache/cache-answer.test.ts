import fc from "fast-check";
import { expect, test } from "vitest";
import { anyValue } from "../../../contract/src/testing/any-value.ts";
import { contract } from "../../../contract/src/testing/contract.ts";
import { changesOf } from "../../../contract/src/testing/field-changes.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import { createByteCache } from "../bytes/byte-cache.ts";
import { joinBytes } from "../bytes/bytes.ts";
import { cacheAnswer } from "./cache-answer.ts";

const operations = contract.specifications.flatMap((specification) => specification.operations);

/** Answers each request with a number of its own, unless it is answered with what is kept. */
function createAnswers() {
  const services = { cache: createByteCache(1_000_000) };
  let made = 0;
  return (id: string, body: unknown, varyOn: readonly unknown[] = []): string => {
    const call = { operation: id as OperationId, path: {}, query: {}, body };
    const { parts } = cacheAnswer(services, { call, varyOn }, () => [++made]);
    return new TextDecoder().decode(joinBytes(parts));
  };
}

test("requests that differ in one documented field never share a cached response", () => {
  const answerTo = createAnswers();
  for (const { id, requestBody } of operations) {
    if (!requestBody) continue;
    fc.assert(
      fc.property(anyValue(requestBody.schema), (body) => {
        const answers = changesOf(requestBody.schema, body).map(({ changed }) => changed);
        for (const other of answers) expect(answerTo(id, other)).not.toBe(answerTo(id, body));
      }),
      { numRuns: 20 },
    );
  }
});

test("requests that differ only in unknown fields share a cached response", () => {
  const answerTo = createAnswers();
  for (const { id, requestBody } of operations) {
    for (const { value } of requestBody?.examples ?? []) {
      expect(answerTo(id, { colour: "blue", ...Object(value) })).toBe(answerTo(id, value));
    }
  }
});

test("caches separately for each operation and for different circumstances", () => {
  const answerTo = createAnswers();
  const answers = operations.map(({ id }) => answerTo(id, undefined));
  expect(new Set(answers).size).toBe(operations.length);
  const circumstances = [[], ["noon"], ["midnight"], ["noon", "midnight"]];
  const varied = circumstances.map((varyOn) => answerTo("listLocales", undefined, varyOn));
  expect(new Set(varied).size).toBe(circumstances.length);
});

test("a response is shared only if it depends on the request alone, whether new or cached", () => {
  const services = { cache: createByteCache(1_000_000) };
  const call = { operation: "listLocales" as const, path: {}, query: {}, body: undefined };
  const isShared = (varyOn?: readonly unknown[]) =>
    cacheAnswer(services, varyOn ? { call, varyOn } : { call }, () => [1]).isShared;
  expect([isShared(), isShared()]).toEqual([true, true]);
  expect([isShared(["noon"]), isShared(["noon"])]).toEqual([false, false]);
});
