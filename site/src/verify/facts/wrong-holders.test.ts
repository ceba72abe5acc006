import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { holdersOf } from "./holders.ts";
import { wrongHolders, wrongReferences } from "./wrong-holders.ts";

const holders = holdersOf(contract);
const right = (sentence: string) => wrongHolders(sentence, holders).map((fault) => fault.right);

test.each([
  "Agents have ratings.",
  "Agents have ratingBreakdown.",
  "You get the market names in the language of the locale.",
  "Agents have widgets.",
  "Widgets have ratings.",
  "A group contains quote IDs.",
  "A currency has a symbol.",
  "Legs have legs of their own.",
  "If so, carriers have ratings.",
  "Each leg has its own date.",
  "A day without a group may have flights.",
  "The query has a cabin.",
  "The number and the carrier are on each segment.",
  "`isEcoContender` is on the itinerary.",
  "The price is on the agent's page.",
  "Names and ratings come from `content.results.agents`.",
  "Logos are in content.results.legs.",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test.each([
  "Carriers have ratings.",
  "Each carrier has a rating.",
  "Carriers have ratingBreakdown.",
  "Its `Carrier` names the rating.",
])("reports the agents' data on another object: %s", (sentence) => {
  expect(right(sentence)).toEqual(["Agent has it"]);
});

test.each([
  ["Each leg may ask for its own cabin.", "LiveQuery has it"],
  ["Each query leg has its own currency.", "LiveQuery has it"],
  ["Emissions data has moved from the itinerary to each leg.", "Itinerary has it"],
  ["`stopCount` is on each segment.", "Leg has it"],
  ["The alliance lists its carriers.", "Leg has it"],
  ["Names come from `content.results.legs`.", "Place has it"],
  ["Ratings are in content.results.carriers.", "Agent has it"],
  ["The rating is given on the carrier.", "Agent has it"],
])("reports: %s %s", (sentence, holder) => {
  expect(right(sentence)).toEqual([holder]);
});

test.each([
  ["A group repeats the price of its cheapest quote.", "Itinerary has it"],
  ["Its `Quote` carries the name of the agent that offered it.", "Place has it"],
  ["Locales have a symbol.", "Currency has it"],
])("reports the wrong object of a list: %s", (sentence, holder) => {
  expect(right(sentence)).toEqual([holder]);
});

test("reports each wrong member of a list", () => {
  expect(right("A currency has a code, a name and a symbol.")).toEqual(["Place has it"]);
  expect(right("A carrier has a `name`, an `imageUrl` and a `rating`.")).toEqual(["Agent has it"]);
  expect(right("A currency has a code, a symbol and its formatting rules.")).toEqual([]);
  expect(right("A currency has a code, and the market has a name.")).toEqual([]);
});

test("reports a row of references other than the maps whose keys the object has", () => {
  const wrong = (row: string, about = "Map It refers to") =>
    wrongReferences(row, about, holders).map((fault) => fault.right);
  expect(wrong("carriers | an airline | alliances, and nothing else")).toEqual([]);
  expect(wrong("carriers | an airline | agents")).toEqual(["alliances"]);
  expect(wrong("legs | a flight | agents")).toEqual(["places, carriers, segments"]);
  expect(wrong("alliances | a group | carriers")).toEqual(["nothing"]);
  expect(wrong("places | a city | places")).toEqual([]);
  expect(wrong("carriers | agents")).toEqual([]);
  expect(wrong("carriers | an airline | agents", "Map Meaning")).toEqual([]);
});
