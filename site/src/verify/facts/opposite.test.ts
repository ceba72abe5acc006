import { expect, test } from "vitest";
import { opposite } from "./opposite.ts";

test.each([
  ["expandAll", "Collapse all", ["expand", "collapse"]],
  [
    "minDuration",
    "The longest of them.",
    ["min|minimum|smallest|least|lowest|shortest", "max|maximum|largest|most|highest|longest"],
  ],
  ["outboundLeg", "Inbound", ["outbound", "inbound"]],
  ["cityId", "The countries", undefined],
  ["airportId", "The ID of two cities", undefined],
  ["airportId", "Two airports of a city", undefined],
  ["originDestination", "The destination", undefined],
  ["rating", "The lowest one", undefined],
] as const)("compares %s with %j: %j", (name, text, groups) => {
  expect(opposite(name, text)).toEqual(groups);
});
