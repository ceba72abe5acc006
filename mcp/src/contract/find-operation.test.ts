import { expect, test } from "vitest";
import { CALLS, contractOf } from "../../../contract/src/testing/contract-of.ts";
import { readOperation } from "./find-operation.ts";

const contract = contractOf(CALLS.replace("summary: End", "summary: Close the trip"));
const read = (given: string) => readOperation(contract, given);

test("accepts an operation's exact name without an interpretation", () => {
  expect(read("find")).toEqual({ value: expect.objectContaining({ id: "find" }) });
});

test.each([
  ["FIND", "find"],
  ["close-the trip", "end"],
  ["POST /start", "start"],
  ["post  https://host.example/start/", "start"],
  ["/places/LHR?from=a", "find"],
  ["/places/LHR/", "find"],
  ["GET /places/{place}", "find"],
])("interprets %s as %s", (given, id) => {
  expect(read(given)).toMatchObject({ value: { id }, interpretation: id });
});

test.each(["GET /start", "/places", "/places/LHR/more", "/", "/other/start", "http://start"])(
  "rejects %s and lists the operations",
  (given) => {
    expect(read(given)).toEqual({
      problem: `Unknown operation "${given}". Operations: start, find, end.`,
    });
  },
);

test("suggests the nearest name for a misspelt one", () => {
  expect(read("strat")).toMatchObject({ nearest: ["start"] });
});
