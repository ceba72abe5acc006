import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkPresence } from "./check-presence.ts";

const missing = (text: string) =>
  checkPresence("a.md", parseMarkdown(text), contract).map(
    ({ message }) => /: (\S+) can be missing/.exec(message)?.[1],
  );

test.each([
  ["Every suggestion has a type, a parent and a country.", "SuggestedPlace.parentId"],
  ["Each itinerary has sustainability data.", "Itinerary.sustainabilityData"],
  ["Every place comes with its coordinates.", "Place.coordinates"],
  ["All quotes have an inbound leg.", "Quote.inboundLeg"],
])("reports a field that can be missing: %s", (text, field) => {
  expect(missing(text)).toContain(field);
});

test.each([
  "Every suggestion has a type, and can have a parent, a country and a position.",
  "Each place has a name and a parent.",
  "Each market has a code and a name.",
  "Each leg has a date of its own.",
  "Every live query has a cabin class.",
  "Not every place has an IATA code.",
  "Nearly every suggestion has a parent.",
  "Almost all quotes have an inbound leg.",
])("accepts: %s", (text) => {
  expect(missing(text)).toEqual([]);
});
