import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { checkRowLocations } from "./check-row-locations.ts";

const withHow = (how: string) =>
  new Map(
    [...migrations].map(([id, migration]) => [
      id,
      {
        ...migration,
        parts: migration.parts.map((part) => ({
          ...part,
          pairs: part.pairs.map((pair) => (pair.how === "In the path." ? { ...pair, how } : pair)),
        })),
      },
    ]),
  );

test("all rows name the right location of their place", () => {
  expect(checkRowLocations(migrations, contract)).toEqual([]);
});

test("reports a row that names another part of the request", () => {
  expect(checkRowLocations(withHow("In the query string."), contract)).toMatchObject([
    { message: "locale is not in the query.", nearest: "in the path" },
  ]);
});

test("the URL is the path and the query", () => {
  const inQuery = {
    ...contract,
    specifications: contract.specifications.map((specification) => ({
      ...specification,
      operations: specification.operations.map((operation) => ({
        ...operation,
        parameters: operation.parameters.map((one) => ({ ...one, in: "query" as const })),
      })),
    })),
  };
  expect(checkRowLocations(withHow("In the URL."), contract)).toEqual([]);
  expect(checkRowLocations(withHow("In the URL."), inQuery)).toEqual([]);
  for (const how of ["No longer in the query.", "Not sent any more in the query."])
    expect(checkRowLocations(withHow(how), contract)).toEqual([]);
});

test("reports a header whose row says it is in the body", () => {
  const changed = new Map(
    Array.from(migrations, ([id, migration]) => {
      const parts = migration.parts.map((part) => ({
        ...part,
        pairs: part.pairs.map((pair) =>
          pair.to[0]?.kind === "header" ? { ...pair, how: "In the body." } : pair,
        ),
      }));
      return [id, { ...migration, parts }];
    }),
  );
  expect(checkRowLocations(changed, contract).map(({ nearest }) => nearest)).toContain(
    "in the header",
  );
});
