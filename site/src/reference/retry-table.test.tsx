import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import en from "../../i18n/catalogues/en.ts";
import { RetryTable } from "./retry-table.tsx";
import { PLAIN_CONTEXT } from "./testing/plain-context.ts";

const operations = contract.specifications.flatMap((one) => one.operations);
const { yes, no, noResponse } = en.reference.retry;

/** Each row as its statuses and what is said of them. */
function rowsOf(id: string, isOwn: boolean): readonly (readonly string[])[] {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no operation "${id}".`);
  const html = renderToStaticMarkup(
    <RetryTable operation={operation} isOwn={isOwn} context={PLAIN_CONTEXT} />,
  );
  return Array.from(html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/gs), ([, row = ""]) =>
    row
      .split(/<\/t[hd]>/)
      .slice(0, -1)
      .map((cell) => cell.replaceAll(/<[^>]+>/g, "")),
  );
}

test("lists failures that a retry does not fix first, and no response among those it fixes", () => {
  expect(rowsOf("createLiveSearch", false)).toEqual([
    ["400, 401, 403, 404", no],
    [`429, 500, 503, ${noResponse}`, yes],
  ]);
});

test("with the advice of an operation, only statuses with the same advice share a row", () => {
  const rows = rowsOf("createLiveSearch", true);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => 3));
  const advice = rows.map(([, again, words]) => `${again} ${words}`);
  expect(new Set(advice).size).toBe(advice.length);
  expect(rows.at(-1)?.[0]).toMatch(new RegExp(`, ${noResponse}$`));
  expect(rows.flatMap(([statuses = ""]) => statuses.match(/\d{3}/g) ?? []).sort()).toEqual([
    "400",
    "401",
    "403",
    "404",
    "429",
    "500",
    "503",
  ]);
});
