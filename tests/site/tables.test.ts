import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtPages, fileOf } from "../built-site.ts";

/** The most rows that a table may have without groups. */
const MAX_ROWS = 12;

test("every table of more than twelve rows has groups with headings", () => {
  const tables = builtPages().flatMap(({ path, url }) => {
    const html = readFileSync(fileOf(url), "utf8");
    const bodies = html.matchAll(/<\/thead>(.*?)<\/table>/gs);
    return Array.from(bodies, ([, body = ""], index) => {
      const groups = body.split('scope="rowgroup"').length - 1;
      return {
        table: `${path} (${index + 1})`,
        groups,
        rows: body.split("<tr").length - 1 - groups,
      };
    });
  });
  const long = tables.filter(({ rows }) => rows > MAX_ROWS);
  expect(long).not.toEqual([]);
  expect(long.filter(({ groups }) => groups === 0)).toEqual([]);
});
