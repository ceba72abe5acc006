import { expect, test } from "vitest";
import { isOfRow, WORDS_OF_ROWS } from "../../../../contract/specification/words-of-rows.ts";
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

test("a call is held to the words of its row as well", () => {
  const changed: Migrations = new Map(
    Array.from(migrations, ([name, migration]) => {
      const calls = migration.calls.map((call) => ({ ...call, how: call.how && "Widgets." }));
      return [name, { ...migration, calls }];
    }),
  );
  expect(checkRowWords(migrations)).toEqual([]);
  expect(checkRowWords(changed)).not.toEqual([]);
});

const rows = [...migrations.values()].flatMap(({ calls, parts }) => [
  ...calls.map(({ operation, how }) => ({ id: operation.id, how })),
  ...parts.flatMap(({ pairs }) => pairs.map(({ field, how }) => ({ id: field.id, how }))),
]);

test("each name has a row, and each row that says something has words of the specification", () => {
  const lost = WORDS_OF_ROWS.filter((words) => !rows.some(({ id }) => isOfRow(words, id)));
  expect(lost).toEqual([]);
  const said = rows.filter(({ how }) => how !== "");
  const bare = said.filter(({ id }) => !WORDS_OF_ROWS.some((words) => isOfRow(words, id)));
  expect(bare, "add their words to contract/specification/words-of-rows.ts").toEqual([]);
});
