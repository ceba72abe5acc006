import { expect, test } from "vitest";
import { faultsOf, type Said } from "./witness.ts";
import { WORDS_OF_LIMITS, WORDS_OF_QUIRKS, WORDS_OF_SCENARIOS } from "./words-of-scenarios.ts";

const WORDS: Readonly<Record<string, Said>> = {
  ...WORDS_OF_SCENARIOS,
  ...WORDS_OF_QUIRKS,
  ...WORDS_OF_LIMITS,
};

const faults = (name: string, text: string) => WORDS[name] && faultsOf(text, WORDS[name]);

test.each([
  ["forbidden", "The key isn't allowed to use the operation, although it is valid."],
  ["not-found", "Whatever the path of a call, the answer is a 404."],
  ["failed", "The search fails after create has returned part of the results."],
  [
    "failed",
    "Create returns some of the results; the first poll then says that the search failed.",
  ],
  ["never-completes", "However long you poll, the search never becomes complete."],
  ["slow", "Each supplier needs ten times the usual time."],
  [
    "omitted",
    "Although the create response is already complete, its action says that results were omitted.",
  ],
  [
    "not-modified",
    "All the results come with create; until the search is complete, later polls don't change anything.",
  ],
  ["tampered-token", "The session token from create was first signed and then changed."],
  ["unknown-members", "There is an unknown member in every object."],
  [
    "pricing-options-in-no-order",
    "Pricing options follow no particular order, and the cheapest one is not first.",
  ],
  ["routes-in-no-order", "A route's quotes are not sorted in any particular way."],
  ["mixed-units", "Within one response, prices don't all have the same unit."],
  ["places-without-coordinates", "A place may lack coordinates."],
  [
    "no-city",
    "Among the nearest places, the country comes right after the airport, with no city between them.",
  ],
  [
    "no-sustainability-data",
    "If there's no sustainability data, its member is left out instead of being null.",
  ],
  ["no-status", "The status of a search is unspecified until the search is over."],
  [
    "content-to-ignore",
    "The first poll leaves out the results. Don't read its content, which looks as if there were none.",
  ],
  ["no-way-back", "One-way quotes come without any inbound leg."],
  ["one-grouping", "If you request quotes by date, they aren't grouped by route."],
  ["sessionMinutes", "minutes from create until a session expires"],
  [
    "seatAge",
    "age in years from which a child has a seat; one younger child can travel with each adult",
  ],
])("%s can be described as: %s", (name, text) => {
  expect(faults(name, text)).toEqual([]);
});

test.each([
  ["forbidden", "The key is valid, but may not use the search operations."],
  ["failed", "Create returns no results, then the search fails."],
  ["never-completes", "The search stays incomplete, and never returns any results."],
  ["slow", "One supplier takes ten times as long."],
  [
    "omitted",
    "The create response is still incomplete, and its action says that results were omitted.",
  ],
  ["not-modified", "Create returns all the results and is complete; later polls change nothing."],
  ["unknown-members", "Only the outermost object has an unknown member."],
  [
    "pricing-options-in-no-order",
    "Pricing options are in no particular order, except that the first one is the cheapest.",
  ],
  ["routes-in-no-order", "The quotes for a date are in no particular order."],
  [
    "odd-tokens",
    "A session token contains every kind of character, but it is already URL-encoded.",
  ],
  [
    "no-price",
    "About one price in three is missing: it has an empty amount, always without a unit.",
  ],
  ["places-without-codes", "Cities, but not airports, may have an empty IATA code, or none."],
  ["no-city", "The nearest places have no country: the airport is followed by its city."],
  [
    "no-sustainability-data",
    "If there's no sustainability data, its member is null rather than missing.",
  ],
  ["no-status", "Once a search is complete, its status is unspecified."],
  ["no-way-back", "A one-way quote has an inbound leg with null values."],
  ["one-grouping", "Quotes requested by route are not grouped by date."],
  [
    "unspecified",
    "Every value that can be unspecified is unspecified: for example, the agent type.",
  ],
  [
    "unspecified",
    "The transfer type of some agents is unspecified, and so is the type of some pricing options.",
  ],
  ["sessionMinutes", "minutes that a session lasts after the latest poll"],
  ["searchesPerMinute", "calls a minute to both search operations together, per IP address"],
  [
    "seatAge",
    "age in years at which a child gets a seat; each booking can bring one younger child",
  ],
])("%s cannot be described as: %s", (name, text) => {
  expect(faults(name, text)).not.toEqual([]);
});
