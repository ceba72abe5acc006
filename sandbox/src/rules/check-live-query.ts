import type { LiveQuery, LiveQueryLeg, PlaceQuery } from "../../../contract/src/types.ts";
import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import { encodeText } from "../bytes/bytes.ts";
import type { Lookup } from "../data/lookup.ts";
import { dayNumber } from "../engine/base/calendar.ts";
import { entityIdOf } from "../engine/world/airports-of-place.ts";
import { violation } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { checkCulture } from "./check-culture.ts";
import { checkDate } from "./check-date.ts";
import { checkPlace, KINDS_TAKEN } from "./check-place.ts";
import { LIMITS } from "./limits.ts";
import { localToday } from "./local-today.ts";

/**
 * Checks what the contract leaves open and the sandbox must refuse, because the search would make
 * no sense. Each rule is in the register.
 */
export function checkLiveQuery(
  services: Services,
  query: LiveQuery,
  now: number,
): readonly Violation[] {
  return [
    ...checkCulture(services, query),
    ...checkLegs(services, query.queryLegs, now),
    ...checkTravellers(query),
    ...checkNearby(services, query),
    ...checkIds("query.includedCarriersIds", query.includedCarriersIds),
    ...checkIds("query.excludedCarriersIds", query.excludedCarriersIds),
    ...checkIds("query.includedAgentsIds", query.includedAgentsIds),
    ...checkIds("query.excludedAgentsIds", query.excludedAgentsIds),
  ];
}

function checkLegs(
  services: Services,
  legs: readonly LiveQueryLeg[],
  now: number,
): readonly Violation[] {
  return legs.flatMap((leg, index) => {
    const field = `query.queryLegs[${index}]`;
    const kinds = KINDS_TAKEN.live;
    const today = localToday(services, leg.originPlaceId, now);
    return [
      ...checkPlace(services, `${field}.originPlaceId`, leg.originPlaceId, kinds),
      ...checkPlace(services, `${field}.destinationPlaceId`, leg.destinationPlaceId, kinds),
      ...checkDate(`${field}.date`, leg.date, today),
      ...checkOrder(`${field}.date`, legs[index - 1], leg),
    ];
  });
}

function checkOrder(
  field: string,
  previous: LiveQueryLeg | undefined,
  leg: LiveQueryLeg,
): readonly Violation[] {
  if (!previous || dayNumber(previous.date) <= dayNumber(leg.date)) return [];
  return [
    violation(
      field,
      "the date of the leg before it or later",
      "is before that of the leg before it",
    ),
  ];
}

function checkTravellers({ adults, childrenAges = [] }: LiveQuery): readonly Violation[] {
  const violations: Violation[] = [];
  const add = (...parts: Parameters<typeof violation>) => violations.push(violation(...parts));
  if (adults > LIMITS.adults) {
    add("query.adults", `at most ${LIMITS.adults}`, `must be at most ${LIMITS.adults}`, adults);
  }
  for (const [index, age] of childrenAges.entries()) {
    if (age >= 0 && age <= LIMITS.oldestChild) continue;
    const expected = `an age of 0 to ${LIMITS.oldestChild}`;
    add(`query.childrenAges[${index}]`, expected, `must be ${expected}`, age);
  }
  const infants = childrenAges.filter((age) => age < LIMITS.seatAge).length;
  if (infants > adults) {
    const expected = `no more children under ${LIMITS.seatAge} than adults`;
    add("query.childrenAges", expected, `must name ${expected}`, infants);
  }
  return violations;
}

function checkNearby(
  { lookup }: Pick<Services, "lookup">,
  { nearbyAirports, queryLegs }: LiveQuery,
): readonly Violation[] {
  if (!nearbyAirports || !isMultiCity(lookup, queryLegs)) return [];
  const reason = "must be false on a multi-city trip";
  return [violation("query.nearbyAirports", "false", reason, true)];
}

/** Any trip of several legs but there and back. */
function isMultiCity(lookup: Lookup, [there, back, ...more]: readonly LiveQueryLeg[]): boolean {
  if (!there || !back) return false;
  const isSame = (a: PlaceQuery, b: PlaceQuery) => entityIdOf(lookup, a) === entityIdOf(lookup, b);
  const isReturn =
    isSame(there.originPlaceId, back.destinationPlaceId) &&
    isSame(there.destinationPlaceId, back.originPlaceId);
  return more.length > 0 || !isReturn;
}

function checkIds(field: string, ids: readonly string[] = []): readonly Violation[] {
  return ids.flatMap((id, index) => {
    if (id !== "" && fitsToken(id)) return [];
    const expected = `an id of 1 to ${LIMITS.idBytes} bytes`;
    return [violation(`${field}[${index}]`, expected, `must be ${expected}`)];
  });
}

function fitsToken(id: string): boolean {
  const quotes = 2;
  return (
    id.length <= LIMITS.idBytes && encodeText(JSON.stringify(id)).length - quotes <= LIMITS.idBytes
  );
}
