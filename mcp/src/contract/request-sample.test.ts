import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { operationsOf } from "./find-operation.ts";
import { requestSample } from "./request-sample.ts";

const operations = operationsOf(testContext().contract);

function sampleOf(id: string, task?: string) {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no ${id}.`);
  return requestSample(operation, "curl", task);
}

test("without a task uses the first documented request", () => {
  const { code, changed } = sampleOf("searchIndicative");
  expect(code).toContain("DATE_TIME_GROUPING_TYPE_BY_MONTH");
  expect(changed).toEqual([]);
});

test.each([
  ["searchIndicative", "price calendar", ["DATE_TIME_GROUPING_TYPE_BY_DATE"]],
  ["searchIndicative", "prices by month", []],
  ["createLiveSearch", "cabin class premium economy", ["CABIN_CLASS_PREMIUM_ECONOMY"]],
])("%s has the values that %j calls for", (id, task, changed) => {
  const sample = sampleOf(id, task);
  expect(sample.changed).toEqual(changed);
  for (const value of changed) expect(sample.code).toContain(value);
});

test("picks the request example that matches the words of the task", () => {
  expect(sampleOf("createLiveSearch", "a trip with children").code).toContain("childrenAges");
  expect(sampleOf("createLiveSearch", "three legs").changed).toEqual([]);
  expect(sampleOf("searchIndicative", "prices to anywhere").code).toContain('"anywhere": true');
});

test("an operation without a body has its path only", () => {
  expect(sampleOf("listLocales", "calendar").code).toContain("/culture/locales");
});
