import { expect, test } from "vitest";
import { WORDS_OF_ROWS } from "../../../../contract/specification/words-of-rows.ts";
import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { checkRowWords } from "./check-row-words.ts";

/** What is said of the migrations with another how in the row of a field. */
const messagesWhere = (id: string, how: string) => {
  const changed: Migrations = new Map(
    Array.from(migrations, ([name, migration]) => {
      const parts = migration.parts.map((part) => ({
        ...part,
        pairs: part.pairs.map((pair) => (pair.field.id === id ? { ...pair, how } : pair)),
      }));
      return [name, { ...migration, parts }];
    }),
  );
  return checkRowWords(changed).map(({ message }) => message);
};

test("a row says what the specification says of its field, in any words", () => {
  const id = "browse-prices/quote-legs/DepartureDate";
  expect(messagesWhere(id, "Its date counts.")).toEqual([]);
  expect(messagesWhere(id, "")).toEqual([]);
  expect(messagesWhere(id, "Read the day and the time.")).toEqual([
    `The row of ${id} says "day and the time": "Read the day and the time."`,
  ]);
  expect(
    messagesWhere("live-prices/legs/Directionality", "Use the order of `segmentIds`."),
  ).toHaveLength(2);
});

test("each name has a row", () => {
  const ids = [...migrations.values()].flatMap(({ calls, parts }) => [
    ...calls.map(({ operation }) => operation.id),
    ...parts.flatMap(({ pairs }) => pairs.map(({ field }) => field.id)),
  ]);
  const lost = WORDS_OF_ROWS.filter(
    ({ name }) => !ids.some((id) => id === name || id.endsWith(`/${name}`)),
  );
  expect(lost).toEqual([]);
});
