import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkOptionScopes } from "./check-option-scopes.ts";

const PAGE = readFileSync("site/content/docs/client.md", "utf8");
const check = (text: string) =>
  checkOptionScopes("client.md", parseMarkdown(text)).map(({ message, nearest }) => [
    message,
    nearest,
  ]);

test("the page has each option, with where it can be set", () => {
  expect(check(PAGE)).toEqual([]);
});

test("reports an option with another place, and a missing one", () => {
  const told = (from: string, to: string) => {
    expect(PAGE).toContain(from);
    return check(PAGE.replace(from, to));
  };
  expect(told("| `timeout` | client, call |", "| `timeout` | search |")).toEqual([
    ['`timeout` is not an option of "search".', "client, call"],
  ]);
  expect(told("| `signal` | call |", "| `signal` | client, call |")).toEqual([
    ['`signal` is not an option of "client, call".', "call"],
  ]);
  expect(told("| `fetch`, `wait`,", "| `fetch`,")).toEqual([
    ["The table of options has no row for `wait`.", undefined],
  ]);
});

test("ignores other tables", () => {
  expect(check("| Option | Effect |\n| - | - |\n| `timeout` | search |")).toEqual([]);
});
