import { breadthOf } from "../../engine/journeys/breadth.ts";
import type { LIMITS } from "../../rules/limits.ts";
import type { QuirkId } from "../../scenarios/quirks.ts";
import { SANDBOX_KEYS } from "../../scenarios/sandbox-keys.ts";
import { DELAY_SECONDS, type ScenarioName } from "../../scenarios/scenarios.ts";
import type { Said } from "./witness.ts";

const LOW_LIMIT = SANDBOX_KEYS["sandbox-key-low-limit"]?.callsPerMinute ?? 0;
const LARGEST = breadthOf("large", 1).trips;
const ORDERLESS =
  "no particular|special|fixed|certain|meaningful order || not sorted|ordered|sort || unsorted || unordered || any order";

/** What each scenario's sentence must say. `scenarios.test.ts` checks that it happens. */
export const WORDS_OF_SCENARIOS: Readonly<Record<ScenarioName, Said>> = {
  "bad-request": { says: ["rejected", "invalid"] },
  unauthorized: { says: ["key", "rejected", "unknown key || key not known"], never: ["access"] },
  forbidden: {
    says: ["valid", "not|denied use|access"],
    never: ["unknown", "not valid", "search"],
  },
  "not-found": {
    says: ["every call || answer", "whatever|every|any|whichever path || path not matter"],
    never: ["only"],
    statuses: [404],
  },
  "too-many-requests": {
    says: ["rate limit", `${LOW_LIMIT} calls|requests minute each operation`],
    never: ["together", "all operations", "in all"],
    numbers: [LOW_LIMIT],
  },
  "server-error": { says: ["fails|wrong server"] },
  unavailable: { says: ["not|unable answer"] },
  unexpected: { says: ["only under|by|as|through default"], statuses: [502] },
  flaky: {
    says: [
      "=503 and then with 500 || =503 then 500 || =503 and then 500 || =first with 503",
      "twice || third attempt",
      "third attempt || third time || succeeds after two || =then succeeds",
      "start|begins every clock minute || new clock minute || when clock minute",
    ],
    statuses: [503, 500],
  },
  delayed: {
    says: ["valid request", `${DELAY_SECONDS.short} seconds`],
    never: ["invalid", "not valid", "or not", "any request", "every request", "all requests"],
    numbers: [DELAY_SECONDS.short],
  },
  hanging: {
    says: [
      "valid request",
      `${DELAY_SECONDS.long} seconds`,
      "most timeouts end|stop|abort|cancel|cut call|request || most clients time|timeout",
    ],
    never: ["invalid", "not valid", "or not", "any request", "every request", "few timeouts"],
    numbers: [DELAY_SECONDS.long],
  },
  unfriendly: {
    says: [
      ORDERLESS,
      "mixed units",
      "odd|strange|unusual ids",
      "unknown members",
      "every optional value omitted",
    ],
  },
  failed: {
    says: ["create some results", "search fails"],
    never: [
      "all of the results",
      "all the results",
      "rest",
      "no results",
      "without any",
      "polls",
      "last poll",
    ],
  },
  "never-completes": {
    says: ["stays|remains|never incomplete|complete", "long|while|often|many poll"],
    never: ["results"],
  },
  slow: {
    says: [
      "every supplier",
      "ten times as long || ten times longer || ten times usual|normal|slower",
    ],
    never: ["as fast", "faster", "one supplier", "some suppliers"],
  },
  omitted: { says: ["already complete", "results omitted"], never: ["incomplete", "not complete"] },
  "not-modified": {
    says: [
      "create returns all results",
      "polls change|add|bring nothing || polls have|say|return not modified",
      "until|before|while search complete|running|incomplete",
    ],
    never: ["some of", "half", "none of the results", "no results"],
  },
  "no-results": {
    says: ["completes", "without|no finding|results|itineraries|anything"],
    never: ["incomplete"],
  },
  "one-result": { says: ["one|single itinerary quote"] },
  "few-results": {
    says: ["at most three itineraries", "two offers", "three quotes"],
    never: ["all"],
  },
  "empty-prices": {
    says: ["one price in three || third prices", "empty amount", "unspecified unit"],
  },
  moving: {
    says: [
      "live some offers disappear",
      "cheapest create",
      "some prices rise fall || some prices change",
      "same search same way || repeat the same changes",
    ],
    never: ["never disappear", "never change", "in another way", "most expensive", "differently"],
  },
  large: {
    says: ["live search", "every itinerary route", "5 megabytes|mb", "quote each day", "two pairs"],
    never: ["month"],
    numbers: [LARGEST, 5],
  },
  "expired-token": {
    says: ["create returns old|expired poll"],
    never: ["works", "valid", "first", "one poll"],
  },
  "tampered-token": {
    says: ["create changed|tampered signed|signing|signature"],
    never: ["before it"],
  },
};

/** What each quirk's sentence must say. `unfriendly.test.ts` checks that it is played. */
export const WORDS_OF_QUIRKS: Readonly<Record<QuirkId, Said>> = {
  "unknown-members": { says: ["each object unknown|known"], never: ["only", "outermost"] },
  "odd-ids": { says: ["itineraries legs segments quotes", "spaces", "quotation marks|quotes"] },
  "odd-tokens": {
    says: ["session token", "must|has|have|need|needs|require url-encode|url-encoding|encode"],
    never: ["need not", "not have to", "not need", "already"],
  },
  "maps-in-no-order": { says: ["map entries", ORDERLESS] },
  "pricing-options-in-no-order": {
    says: [
      ORDERLESS,
      "=first one is not the cheapest || =first is not the cheapest || =cheapest one is not first || =cheapest is not first || =cheapest one does not come first || =cheapest does not come first",
    ],
  },
  "routes-in-no-order": { says: ["quotes route", ORDERLESS] },
  "lists-in-no-order": { says: ["currencies locales markets", ORDERLESS] },
  "mixed-units": {
    says: ["one|same|single response", "different units"],
    never: ["=prices all have the same", "=all prices have the same", "=have one unit"],
  },
  "no-price": {
    says: ["one price in three || third prices", "empty amount", "amount without a unit"],
    never: ["never", "always"],
  },
  "places-without-codes": {
    says: ["airports cities", "empty iata", "none|missing|absent"],
    never: ["always", "not airports", "not cities", "except"],
  },
  "places-without-coordinates": { says: ["no|missing coordinates"], never: ["always", "all have"] },
  "no-city": {
    says: [
      "no|missing city",
      "=airport is followed by its country || =airport straight to its country || =country comes right after the airport || =country follows the airport || =after the airport comes its country || =airport directly to its country",
    ],
  },
  "carriers-without-codes": { says: ["carriers", "empty iata code"] },
  "no-sustainability-data": {
    says: [
      "=missing rather than null || =missing instead of null || =missing not null || =not null but missing || =omitted instead of being null || =omitted rather than null || =omitted not null || =absent rather than null || =absent not null || =left out rather than || =left out instead of || =no member for it",
    ],
  },
  "unnamed-agents": {
    says: ["agent no pricing option || no option names|lists agent"],
    never: ["isn't in", "not in", "missing", "unknown", "names no", "without an agent"],
  },
  unspecified: {
    says: ["some agents", "some pricing options", "unspecified", "transfer|missed type|connection"],
    never: ["every", "all ", "most", "transfer type of some agents"],
  },
  "no-status": {
    says: ["search running || until search over|complete|ends", "status unspecified"],
    never: ["once complete", "=when it is complete"],
  },
  "content-to-ignore": {
    says: ["first poll omits results", "not|never|ignore read|ignore content|it"],
    never: ["last"],
  },
  "days-without-price": { says: ["some|not days|day no quote"] },
  "no-way-back": {
    says: ["one way || one-way", "no|missing|left inbound leg"],
    never: ["empty", "null"],
  },
  "time-of-day": {
    says: ["quote date", "time day", "no|not meaning|means|mean || meaningless || ignore"],
  },
  "empty-route": { says: ["route no|empty places"] },
  "one-grouping": {
    says: ["by date", "not grouped by route"],
    never: ["month", "grouped by date", "requested by route"],
  },
};

/** What each limit's text must say that it counts. */
export const WORDS_OF_LIMITS: Readonly<Record<keyof typeof LIMITS, Said>> = {
  searchesPerMinute: {
    says: ["minute", "each search operation", "per ip address"],
    never: ["together"],
  },
  callsPerMinute: { says: ["minute", "any other operation", "per ip address"] },
  callsAtOnce: { says: ["one|same|single|per ip address", "concurrent"] },
  delayedAtOnce: { says: ["one|same|single|per ip address", "delaying", "concurrent"] },
  delayedInAll: { says: ["all ip addresses", "delaying", "concurrent"] },
  sessionMinutes: { says: ["minutes", "create"], never: ["poll", "latest"] },
  daysOnSale: { says: ["days ahead", "live"], never: ["indicative", "indicatively"] },
  liveLegs: { says: ["legs", "live"], never: ["indicative"] },
  indicativeLegs: { says: ["legs", "indicative"], never: ["live"] },
  adults: { says: ["adults"], never: ["children", "together"] },
  children: { says: ["children"], never: ["adults", "together"] },
  oldestChild: { says: ["maximum age child", "years"] },
  seatAge: { says: ["gets|has|needs seat", "each adult one", "younger"] },
  ids: { says: ["carriers agents", "list"], never: ["together", "all lists"] },
  idBytes: { says: ["bytes id"], never: ["together", "all", "characters"] },
  suggestions: { says: ["suggested places"], never: ["minute", "without"] },
  suggestionsByDefault: { says: ["without limit || not limit"] },
  entityTypes: { says: ["types"] },
  bodyBytes: { says: ["bytes", "body"], never: ["response", "headers"] },
};
