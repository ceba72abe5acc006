import { breadthOf } from "../../engine/journeys/breadth.ts";
import type { LIMITS } from "../../rules/limits.ts";
import type { QuirkId } from "../../scenarios/quirks.ts";
import { SANDBOX_KEYS } from "../../scenarios/sandbox-keys.ts";
import { DELAY_SECONDS, type ScenarioName } from "../../scenarios/scenarios.ts";
import type { Said } from "./witness.ts";

const LOW_LIMIT = SANDBOX_KEYS["sandbox-key-low-limit"]?.callsPerMinute ?? 0;
const LARGEST = breadthOf("large", 1).trips;

/** What each scenario's sentence has to say. That it happens is held by `scenarios.test.ts`. */
export const WORDS_OF_SCENARIOS: Readonly<Record<ScenarioName, Said>> = {
  "bad-request": { says: ["rejected", "invalid"] },
  unauthorized: { says: ["key", "rejected", "unknown key"], never: ["access"] },
  forbidden: { says: ["valid", "not|denied use|access"], never: ["unknown", "not valid"] },
  "not-found": { says: ["every call", "whatever its path"], statuses: [404] },
  "too-many-requests": {
    says: ["rate limit", `${LOW_LIMIT} calls a minute for each operation`],
    numbers: [LOW_LIMIT],
  },
  "server-error": { says: ["fails|goes server"] },
  unavailable: { says: ["cannot|can't|unable answer|respond"] },
  unexpected: { says: ["only under default"], statuses: [502] },
  flaky: {
    says: [
      "fails twice with 503 and then with 500",
      "third attempt",
      "start of every clock minute",
    ],
    statuses: [503, 500],
  },
  delayed: {
    says: ["valid request", `after ${DELAY_SECONDS.short} seconds`],
    numbers: [DELAY_SECONDS.short],
  },
  hanging: {
    says: [
      "valid request",
      `after ${DELAY_SECONDS.long} seconds`,
      "most timeouts end the call first",
    ],
    numbers: [DELAY_SECONDS.long],
  },
  unfriendly: {
    says: [
      "no particular order",
      "mixed units",
      "odd ids",
      "unknown members",
      "every optional value omitted",
    ],
  },
  failed: { says: ["some of the results", "then the search fails"], never: ["all of the results"] },
  "never-completes": { says: ["stays|remains|never incomplete|complete", "long|while poll"] },
  slow: { says: ["ten times as long"], never: ["as fast"] },
  omitted: { says: ["already complete", "results were omitted"], never: ["incomplete"] },
  "not-modified": {
    says: [
      "create returns all the results",
      "polls change nothing",
      "until the search is complete",
    ],
  },
  "no-results": { says: ["completes", "without finding anything"], never: ["incomplete"] },
  "one-result": { says: ["one itinerary one quote"] },
  "few-results": { says: ["at most three itineraries", "two offers each", "three quotes"] },
  "empty-prices": { says: ["one price in three", "empty amount", "unspecified unit"] },
  moving: {
    says: [
      "some of a live search's offers disappear",
      "starting with the cheapest one from create",
      "some prices rise or fall",
      "the same search always changes in the same way",
    ],
    never: ["never disappear", "never change", "in another way"],
  },
  large: {
    says: [
      "live search",
      "every itinerary on its route",
      "5 megabytes",
      "quote for each day",
      "two pairs",
    ],
    numbers: [LARGEST, 5],
  },
  "expired-token": {
    says: ["create returns old poll"],
    never: ["works", "valid", "first", "one poll"],
  },
  "tampered-token": { says: ["create returns changed signed"] },
};

/** What each quirk's sentence has to say. That it is played is held by `unfriendly.test.ts`. */
export const WORDS_OF_QUIRKS: Readonly<Record<QuirkId, Said>> = {
  "unknown-members": { says: ["each|every object know|unknown"] },
  "odd-ids": { says: ["itineraries legs segments and quotes", "spaces", "quotation marks"] },
  "odd-tokens": { says: ["session token", "must be url-encoded"], never: ["need not"] },
  "maps-in-no-order": { says: ["map entries", "no particular order"] },
  "pricing-options-in-no-order": {
    says: ["no particular order", "=first one is not the cheapest"],
  },
  "routes-in-no-order": { says: ["quotes for a route", "no particular order"] },
  "lists-in-no-order": { says: ["currencies locales and markets", "no particular order"] },
  "mixed-units": { says: ["within one response", "different units"] },
  "no-price": { says: ["one price in three", "empty amount", "amount without a unit"] },
  "places-without-codes": { says: ["airports and cities", "empty iata code"] },
  "places-without-coordinates": { says: ["no|without coordinates"] },
  "no-city": { says: ["no|missing city", "=airport is followed by its country"] },
  "carriers-without-codes": { says: ["carriers", "empty iata code"] },
  "no-sustainability-data": { says: ["=missing rather than null"] },
  "unnamed-agents": {
    says: ["agent no pricing option"],
    never: ["isn't in", "not in", "missing", "unknown"],
  },
  unspecified: { says: ["can be unspecified is"] },
  "no-status": { says: ["while a search is running", "unspecified"] },
  "content-to-ignore": { says: ["first poll omits the results", "don't read it"] },
  "days-without-price": { says: ["some|not days|day no|without quote"] },
  "no-way-back": { says: ["no|missing inbound leg"] },
  "time-of-day": { says: ["quote's date", "time of day that has no meaning"] },
  "empty-route": { says: ["route without|no places"] },
  "one-grouping": { says: ["by date", "not grouped by route"] },
};

/** What each limit's text has to say it counts. */
export const WORDS_OF_LIMITS: Readonly<Record<keyof typeof LIMITS, readonly string[]>> = {
  searchesPerMinute: ["a minute", "search operation", "per ip address"],
  callsPerMinute: ["a minute", "any other operation", "per ip address"],
  callsAtOnce: ["one ip address", "concurrent"],
  delayedAtOnce: ["one ip address", "delaying", "concurrent"],
  delayedInAll: ["all ip addresses", "delaying", "concurrent"],
  sessionMinutes: ["minutes", "after create"],
  daysOnSale: ["days ahead", "live"],
  liveLegs: ["legs", "live"],
  indicativeLegs: ["legs", "indicative"],
  adults: ["adults"],
  children: ["children"],
  oldestChild: ["maximum age of a child", "years"],
  seatAge: ["gets a seat", "=each adult can bring one"],
  ids: ["carriers or agents"],
  idBytes: ["bytes of an id"],
  suggestions: ["suggested places"],
  suggestionsByDefault: ["without a limit"],
  entityTypes: ["types"],
  bodyBytes: ["bytes", "body"],
};
