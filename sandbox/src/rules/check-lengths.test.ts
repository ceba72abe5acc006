import { expect, test } from "vitest";
import type { Schema } from "../../../contract/src/model.ts";
import { contract } from "../../../contract/src/testing/contract.ts";
import { liveSearch } from "../testing/searches.ts";
import { checkLengths, MAX_LIST_LENGTHS } from "./check-lengths.ts";

/** Every list of a schema, lists inside of lists as "a[].b". */
function listsOf(schema: Schema, path = ""): readonly string[] {
  if (schema.kind === "array") return [path, ...listsOf(schema.items, `${path}[]`)];
  if (schema.kind !== "object") return [];
  return schema.properties.flatMap(({ name, schema: own }) =>
    listsOf(own, path === "" ? name : `${path}.${name}`),
  );
}

test("every list in every request has a maximum length, and nothing else has", () => {
  const lists = contract.specifications
    .flatMap(({ operations }) => operations)
    .flatMap(({ id, requestBody }) =>
      requestBody ? listsOf(requestBody.schema).map((path) => `${id} ${path}`) : [],
    );
  const limited = Object.entries(MAX_LIST_LENGTHS).flatMap(([id, paths]) =>
    Object.keys(paths).map((path) => `${id} ${path}`),
  );
  expect(limited.sort()).toEqual([...lists].sort());
});

test("reports a list that is too long as one violation, without reading its items", () => {
  let looks = 0;
  const leg = new Proxy({}, { get: () => looks++, has: () => looks++ > 0, ownKeys: () => [] });
  const body = { query: { ...liveSearch("LHR", "EDI").query, queryLegs: Array(20_000).fill(leg) } };
  expect(checkLengths("createLiveSearch", body)).toEqual([
    {
      field: "query.queryLegs",
      expected: "at most 6 legs",
      received: 20_000,
      message: "query.queryLegs must have at most 6 legs.",
    },
  ]);
  expect(looks).toBe(0);
});

test("a list unknown to the contract may have any length", () => {
  const body = { query: { ...liveSearch("LHR", "EDI").query, colours: Array(20_000).fill("red") } };
  expect(checkLengths("createLiveSearch", body)).toEqual([]);
});
