import { expect, test } from "vitest";
import type { Operation } from "../../../contract/src/model.ts";
import { walkFields } from "../../../contract/src/testing/walk-fields.ts";
import { createSandbox } from "../../../sandbox/src/create-sandbox.ts";
import { FIXED_DAY } from "../base/dates/fixed-day.ts";
import { sampleRequest } from "./sample-request.ts";
import { contractSamples } from "./testing/contract-samples.ts";

const sandbox = createSandbox({ clock: () => FIXED_DAY });

test.each(contractSamples())("$name gets results from the sandbox", async (sample) => {
  const { url, method, headers, body } = sampleRequest(sample.operation, sample.example);
  const response = await sandbox(
    new Request(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const answer: unknown = await response.json();
  expect([response.status, answer]).toEqual([200, expect.anything()]);
  expect(firstCollection(sample.operation, answer)).not.toEqual([]);
});

/** Keys of the first list or map of a response: itineraries, quotes, places. */
function firstCollection(operation: Operation, answer: unknown): readonly string[] | undefined {
  const success = operation.responses.find(({ status }) => status === "200");
  const fields = success ? walkFields(success.schema, "answer") : [];
  const first = fields.find(({ schema }) => schema.kind === "array" || schema.kind === "map");
  if (!first) return undefined;
  const path = first.name.split(".").slice(1);
  return Object.keys(path.reduce((value, key) => Object(value)[key], answer) ?? {});
}
