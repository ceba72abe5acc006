import { expect, test } from "vitest";
import { createClient } from "./create-client.ts";

const baseUrl = "http://api";

test("options may inherit baseUrl, whatever the form of the headers", () => {
  const settings = { headers: new Map([["x-page", "search"]]), __proto__: { baseUrl } };
  expect(() => createClient(settings as never)).not.toThrow();
});

test.each([
  ["a wrong iterator", { [Symbol.iterator]: 1 }],
  ["a wrong iterable", { [Symbol.iterator]: () => null }],
])("rejects %s as headers, and names the option", (_, headers) => {
  expect(() => createClient({ baseUrl, headers } as never)).toThrow(
    /^createClient: headers must be an object of strings, or Headers; received \{/,
  );
});
