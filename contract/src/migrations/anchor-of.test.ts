import { expect, test } from "vitest";
import { anchorOf } from "./anchor-of.ts";

test.each([
  ["SessionKey", [], undefined, "v1-sessionkey"],
  ["Id", ["Itineraries[].PricingOptions[]"], undefined, "v1-pricingoptions-id"],
  ["Id", ["Legs[]"], undefined, "v1-legs-id"],
  ["Id", ["Legs[]", "Segments[]"], undefined, "v1-id"],
  ["SessionKey", [], "poll", "v1-poll-sessionkey"],
  ["Id", ["Legs[]"], "poll", "v1-poll-id"],
  ["FlightNumbers[].CarrierId", [], undefined, "v1-flightnumbers-carrierid"],
  ["the provider's place code", [], undefined, "v1-the-provider-s-place-code"],
] as const)("%s in %j of %s has the anchor %s", (name, inside, group, anchor) => {
  expect(anchorOf(name, inside, group)).toBe(anchor);
});
