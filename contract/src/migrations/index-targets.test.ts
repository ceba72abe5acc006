import { expect, test } from "vitest";
import { contract } from "../testing/contract.ts";
import { indexTargets } from "./index-targets.ts";

const targets = indexTargets(contract);

test("a bare status resolves to the first operation that documents it", () => {
  const operations = contract.specifications.flatMap((one) => one.operations);
  const told = operations.flatMap(({ responses }) => responses);
  const statuses = [...new Set(told.map(({ status }) => status))];
  expect(statuses.length).toBeGreaterThan(5);
  for (const status of statuses) {
    const first = told.find((one) => one.status === status);
    expect([status, targets.get(status)?.description]).toEqual([status, first?.description]);
  }
});
