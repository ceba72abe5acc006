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

test("rows say where their place stands", () => {
  expect(checkRowLocations(migrations, contract)).toEqual([]);
});

test("a row that names another part of the request is refused", () => {
  expect(checkRowLocations(withHow("In the query string."), contract)).toMatchObject([
    { message: "locale does not stand in the query.", nearest: "in the path" },
  ]);
});
