import { expect, test } from "vitest";
import { isOfRow, WORDS_OF_ROWS } from "../../../../contract/specification/words-of-rows.ts";
import { WORDS_OF_VERSION_1 } from "../../../../contract/specification/words-of-version-1.ts";
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

test("reports a row that lacks or contradicts the specification's words, in any wording", () => {
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

test("also checks the row of a call", () => {
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

test("all words belong to a row, and each row with a text has words", () => {
  const lost = WORDS_OF_ROWS.filter((words) => !rows.some(({ id }) => isOfRow(words, id)));
  expect(lost).toEqual([]);
  const said = rows.filter(({ how }) => how !== "");
  const bare = said.filter(({ id }) => !WORDS_OF_ROWS.some((words) => isOfRow(words, id)));
  expect(bare, "add their words to contract/specification/words-of-rows.ts").toEqual([]);
});

/** What is said of the migrations with another description of a field or call of V1.0. */
const messagesOf = (id: string, text: string) => {
  const changed: Migrations = new Map(
    Array.from(migrations, ([name, migration]) => {
      const operations = migration.api.operations.map((operation) => ({
        ...operation,
        does: operation.id === id ? text : operation.does,
        parts: operation.parts.map((part) => ({
          ...part,
          fields: part.fields.map((field) => (field.id === id ? { ...field, means: text } : field)),
        })),
      }));
      return [name, { ...migration, api: { ...migration.api, operations } }];
    }),
  );
  return checkRowWords(changed).map(({ message }) => message);
};

test("reports a V1.0 description that lacks or contradicts the specification's words", () => {
  const segments = "live-prices/response/Segments";
  expect(messagesOf(segments, "The flights that make up a leg.")).toEqual([]);
  expect(messagesOf(segments, "Each stop of a leg.")).toEqual([
    `The description of ${segments} lacks "flight": "Each stop of a leg."`,
    `The description of ${segments} says "stop of": "Each stop of a leg."`,
  ]);
  const cheapest = "Returned only the cheapest quotes of each day or month.";
  expect(messagesOf("browse-dates", cheapest)).toHaveLength(1);
});

test("all words belong to V1.0, and each of its names has words", () => {
  const operations = [...migrations.values()].flatMap(({ api }) => api.operations);
  const fields = operations.flatMap(({ parts }) => parts).flatMap((part) => part.fields);
  const ids = [...new Set([...operations, ...fields].map(({ id }) => id))];
  const lost = WORDS_OF_VERSION_1.filter((words) => !ids.some((id) => isOfRow(words, id)));
  expect(lost).toEqual([]);
  const bare = ids.filter((id) => !WORDS_OF_VERSION_1.some((words) => isOfRow(words, id)));
  expect(bare, "add their words to contract/specification/words-of-version-1.ts").toEqual([]);
});
