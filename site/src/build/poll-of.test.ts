import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { flows } from "../../../contract/src/testing/flows.ts";
import { pollOf } from "./poll-of.ts";

test("pollOf pairs exactly the searches and polls that the flows repeat", () => {
  const repeated = flows.flatMap(({ steps }) =>
    steps.flatMap(({ operation, repeatWhile }, index) => {
      const before = steps[index - 1];
      return repeatWhile && before ? [`${before.operation.id} ${operation.id}`] : [];
    }),
  );
  const found = contract.specifications.flatMap(({ operations }) =>
    operations.flatMap((search) => {
      const poll = pollOf(search, operations);
      return poll ? [`${search.id} ${poll.id}`] : [];
    }),
  );
  expect(found).not.toEqual([]);
  expect(found).toEqual([...new Set(repeated)]);
});
