import { expect, test } from "vitest";
import { operationsOf } from "../contract/find-operation.ts";
import { testContext } from "../testing/test-context.ts";
import { explainDetails } from "./explain-details.ts";

const context = testContext();

function explained(id: string, ...details: readonly { field?: string; received?: unknown }[]) {
  const operation = operationsOf(context.contract).find((one) => one.id === id);
  if (!operation) throw new Error(`There is no ${id}.`);
  return explainDetails({ details }, operation, context).split("\n");
}

test("names a body field by its type, whatever its path starts from, and only once", () => {
  const [line, ...others] = explained(
    "createLiveSearch",
    { field: "body.query.adults", received: 0 },
    { field: "body.query.adults", received: 0 },
    { field: "query.queryLegs[0].date", received: null },
  );
  expect(line).toMatch(/^- `body\.query\.adults` is `LiveQuery\.adults`: integer.*, required: /);
  expect(others).toEqual([
    expect.stringMatching(/^- `query\.queryLegs\[0\]\.date` is `\w+\.date`/),
  ]);
});

test("describes a parameter as one of its operation", () => {
  expect(explained("listMarkets", { field: "locale" })).toEqual([
    expect.stringMatching(/^- `locale` is `listMarkets\.locale`: string, required: [^?]*$/),
  ]);
});

test("suggests the intended code for an unknown one", () => {
  const market = (received: unknown) =>
    explained("createLiveSearch", { field: "query.market", received })[0];
  expect(market("gb")).toMatch(/ Did you mean UK\?$/);
  expect(market("")).not.toContain("Did you mean");
  expect(market(7)).not.toContain("Did you mean");
});

test("skips what isn't a field of the operation", () => {
  expect(explained("createLiveSearch", { field: "query.colour" }, {})).toEqual([""]);
  expect(explained("listMarkets")).toEqual([""]);
});
