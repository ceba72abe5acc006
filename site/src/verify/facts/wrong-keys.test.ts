import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { holdersOf } from "./holders.ts";
import { membersOf } from "./members.ts";
import { wrongKeys } from "./wrong-keys.ts";

const members = membersOf(contract);
const holders = holdersOf(contract);
const right = (sentence: string) => wrongKeys(sentence, members, holders).map((one) => one.right);

test.each([
  ["destinationPlaceId: Where the flight ends, as a key into segments.", "places"],
  ["legIds are keys of the segments.", "legs"],
  ["`agentIds` are keys in content.results.carriers.", "agents"],
  ["Segments stand inside their legs.", "each is in a map of its own"],
  ["Segments stand inside their legs, so they need no lookup.", "each is in a map of its own"],
  ["Carriers are nested in each leg.", "each is in a map of its own"],
])("reports: %s Right: %s", (sentence, place) => {
  expect(right(sentence)).toEqual([place]);
});

test.each([
  "destinationPlaceId: Where the flight ends, as a key into places.",
  "includedAgentsIds takes keys of agents.",
  "sessionToken is no key of legs.",
  "market is a key of legs.",
  "Keys of legs look like words.",
  "In V1.0, segments stood inside the legs.",
  "Fares are inside the itinerary.",
  "Legs are within legs.",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});
