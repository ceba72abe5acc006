import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SANDBOX_KEYS } from "../../../../sandbox/src/scenarios/sandbox-keys.ts";
import { PLAIN_CONTEXT } from "../testing/plain-context.ts";
import { KeyTable } from "./key-table.tsx";

const html = renderToStaticMarkup(<KeyTable context={PLAIN_CONTEXT} />);
const rows = new Map(
  Array.from(
    html.matchAll(/<th scope="row">(?:<code>)?([^<]*)(?:<\/code>)?<\/th><td>([^<]*)</g),
    ([, key = "", does = ""]) => [key, does],
  ),
);

test("each sandbox key has a row, and the last row covers any other key", () => {
  expect([...rows.keys()].slice(0, -1)).toEqual(Object.keys(SANDBOX_KEYS));
  expect([...rows.values()].at(-1)).toMatch(/\b401\b/);
});

test.each([
  ["sandbox-key-no-access", /^is valid, but gets 403\b/],
  ["sandbox-key-low-limit", /\b5\b.*\b429\b/],
  ["sandbox-key-server-error", /^gets 500\b/],
  ["sandbox-key-unavailable", /^gets 503\b/],
  ["sandbox-key-delayed", /\bdelayed\b/],
])("%s", (key, does) => {
  expect(rows.get(key)).toMatch(does);
});
