import { expect, test } from "vitest";
import { LIMIT_TEXTS } from "../../register/limit-texts.ts";
import { REGISTER_PARTS } from "../../register/register.ts";
import { QUIRKS } from "../../scenarios/quirks.ts";
import { SCENARIOS } from "../../scenarios/scenarios.ts";
import { DECISIONS_OF_EVERY_OPERATION } from "./decisions-of-every-operation.ts";
import { DECISIONS_OF_FLIGHTS } from "./decisions-of-flights.ts";
import { DECISIONS_OF_PLACES_AND_CULTURE } from "./decisions-of-places-and-culture.ts";
import { faultsOf, type Said, unobservedIn, type Witness } from "./witness.ts";
import { WORDS_OF_LIMITS, WORDS_OF_QUIRKS, WORDS_OF_SCENARIOS } from "./words-of-scenarios.ts";

const WITNESSES: Readonly<Record<string, Witness>> = {
  ...DECISIONS_OF_EVERY_OPERATION,
  ...DECISIONS_OF_FLIGHTS,
  ...DECISIONS_OF_PLACES_AND_CULTURE,
};
const decisions = Object.values(REGISTER_PARTS).flat();

test.each(decisions)("$id: the sandbox behaves as decided", async ({ id, decision }) => {
  const witness = WITNESSES[id];
  expect(witness).toBeDefined();
  const said = await witness?.();
  expect(said && faultsOf(decision, said)).toEqual([]);
  expect(said && unobservedIn(decision, said)).toEqual([]);
});

const words: Readonly<Record<string, Said>> = { ...WORDS_OF_SCENARIOS, ...WORDS_OF_QUIRKS };

/** What plays on every call is not said of some calls. */
const SOME_CALLS = ["live search", "indicative search", "search only", "create", "poll"];
const ofEveryCall = SCENARIOS.filter(({ effect }) => ["error", "delay"].includes(effect.kind));

test.each(ofEveryCall)("$name: the description isn't limited to some calls", ({ description }) => {
  expect(faultsOf(description, { says: [], never: SOME_CALLS })).not.toContainEqual(
    expect.stringMatching(/^says/),
  );
});
const sentences = [
  ...SCENARIOS.map(({ name, description }) => [name, description] as const),
  ...QUIRKS.map(({ id, text }) => [id, text] as const),
];

test.each(sentences)("%s: the sentence says what happens", (name, sentence) => {
  const said = words[name];
  expect(said && faultsOf(sentence, said)).toEqual([]);
  expect(said && unobservedIn(sentence, said)).toEqual([]);
});

test.each(Object.entries(WORDS_OF_LIMITS))("%s: the text says what is counted", (name, said) => {
  const { counts } = LIMIT_TEXTS[name as keyof typeof WORDS_OF_LIMITS];
  expect(faultsOf(counts, said)).toEqual([]);
});

test("a wrong word, status or number is a fault", () => {
  const said = { says: ["ignored"], never: ["refused"], statuses: [400], numbers: [3] };
  expect(faultsOf("It is ignored; 3 of them are a 400.", said)).toEqual([]);
  expect(faultsOf("It is refused; 4 of them are a 404.", said)).toEqual([
    'does not say "ignored"',
    'says "refused"',
    "lacks 400",
    "has 404",
    "has 4",
  ]);
});

test("a sentence that nothing observes is a fault", () => {
  const said = { says: ["ignored"], statuses: [400] };
  expect(unobservedIn("It is ignored. Anything else is a `400`.", said)).toEqual([]);
  expect(unobservedIn("It is ignored. Kittens are welcome.", said)).toEqual([
    "Kittens are welcome.",
  ]);
});

test("the words of one observation must be in one sentence", () => {
  const said = { says: ["airports cities geo", "none|no flight results"] };
  expect(faultsOf("Cities and airports in geo. No coordinates in flight results.", said)).toEqual(
    [],
  );
  expect(faultsOf("Airports in geo and in flight results. Cities never.", said)).toEqual([
    'does not say "airports cities geo"',
    'does not say "none|no flight results"',
  ]);
});

test("a rewording is not a fault, but another order is if it changes the meaning", () => {
  const said = { says: ["then the search fails", "concurrent", "without finding anything"] };
  expect(faultsOf("The search fails; calls at the same time find nothing.", said)).toEqual([]);
  expect(faultsOf("The search completes; calls at once find all.", said)).toEqual([
    'does not say "then the search fails"',
    'does not say "without finding anything"',
  ]);
  const count = { says: ["one itinerary one quote"] };
  expect(faultsOf("One itinerary, or one quote.", count)).toEqual([]);
  expect(faultsOf("Two itineraries, or two quotes.", count)).toHaveLength(1);
  const order = { says: ["=codes first then names"] };
  expect(faultsOf("Codes first, then names.", order)).toEqual([]);
  expect(faultsOf("Names first, then codes.", order)).toEqual([
    'does not say "=codes first then names"',
  ]);
});
