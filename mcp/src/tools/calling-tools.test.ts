import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { callingTools } from "./calling-tools.ts";

const tools = callingTools(contract);
const aliasesOf = (name: string) => tools.find((tool) => tool.name === name)?.aliases ?? {};

test.each([
  ["from", ["origin", "originPlaceId"]],
  ["to", ["destination", "destinationPlaceId"]],
  ["date", ["departureDate", "outboundDate"]],
  ["returnDate", ["inboundDate", "return"]],
  ["adults", ["passengers"]],
  ["childrenAges", ["childAges", "children"]],
  ["cabinClass", ["cabin", "class"]],
  ["offers", ["limit"]],
])("find_flights accepts for %s the aliases %j", (name, others) => {
  const aliases = Object.entries(aliasesOf("find_flights"));
  const own = aliases.filter(([, meant]) => meant === name).map(([alias]) => alias);
  expect(own.sort()).toEqual(others);
});

test("find_prices takes a month where a trip takes a date", () => {
  expect(aliasesOf("find_prices")).toEqual({
    origin: "from",
    originPlaceId: "from",
    destination: "to",
    destinationPlaceId: "to",
    date: "month",
  });
});

test("each alias stands for an argument of its tool, and isn't one itself", () => {
  for (const { name, input, aliases } of tools) {
    const own = Object.keys(input.shape);
    for (const [alias, meant] of Object.entries(aliases)) {
      expect([name, own.includes(meant), own.includes(alias)]).toEqual([name, true, false]);
    }
  }
});
