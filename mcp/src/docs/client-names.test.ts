import { expect, test } from "vitest";
import type { ClientName } from "../../../site/src/publish/mcp/assistant-data.ts";
import { findClientNames, printClientName } from "./client-names.ts";

const named = (name: string): ClientName => ({
  name,
  kind: "function",
  declaration: `function ${name}(): void`,
  text: "Does it.",
});
const names = ["live", "Client.live", "Client.searchLive"].map(named);

test.each([
  ["Client.searchLive", ["Client.searchLive"]],
  ["client.searchLive({ query })", ["Client.searchLive"]],
  ["searchlive", ["Client.searchLive"]],
  ["@farewind/client: Client.live() ", ["Client.live"]],
  ["live", ["live"]],
  ["Client", []],
])("%s finds the names %j", (wanted, found) => {
  expect(findClientNames(names, wanted).map(({ name }) => name)).toEqual(found);
});

test("prints a name with its type, its description and the heading that documents it", () => {
  const pages = new Map([
    ["/docs/client-reference", "### `createClient`"],
    ["/docs/client-helpers", "### `toDecimal`"],
  ]);
  const textOf = (name: string) =>
    printClientName(named(name), { read: (path) => pages.get(path) });
  const placeOf = (name: string) => textOf(name).split("\n", 1)[0]?.split(" ").at(-1);
  expect(placeOf("createClient")).toBe("/docs/client-reference#createClient");
  expect(placeOf("toDecimal.price")).toBe("/docs/client-helpers#toDecimal");
  expect(placeOf("other")).toBe("/docs/client");
  expect(textOf("toDecimal").split("\n").slice(1)).toEqual([
    "Does it.",
    "```ts",
    "function toDecimal(): void",
    "```",
  ]);
});
