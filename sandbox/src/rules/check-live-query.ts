import type { LiveQuery, LiveQueryLeg } from "../../../contract/src/types.ts";
import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import { bytesOf } from "../bytes/bytes.ts";
import { dayNumber, dayOfInstant } from "../engine/base/calendar.ts";
import { airportsOfPlace } from "../engine/world/airports-of-place.ts";
import { violation } from "../errors.ts";
import type { Services } from "../services.ts";
import { checkCulture } from "./check-culture.ts";
import { checkDate } from "./check-date.ts";
import { checkPlace, KINDS_TAKEN } from "./check-place.ts";
import { LIMITS } from "./limits.ts";

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
    ...checkNearby(query),
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
    const today = localToday(services, leg, now);
    return [
      ...checkPlace(services, `${field}.originPlaceId`, leg.originPlaceId, kinds),
      ...checkPlace(services, `${field}.destinationPlaceId`, leg.destinationPlaceId, kinds),
      ...checkDate(`${field}.date`, leg.date, today),
      ...checkOrder(`${field}.date`, legs[index - 1], leg),
    ];
  });
}

/** Today at the origin of the leg, as a day number. */
function localToday({ airports, data }: Services, leg: LiveQueryLeg, now: number): number {
  const origin = airportsOfPlace(airports, leg.originPlaceId)[0];
  const offset = origin ? data.utcOffset(origin.timeZone, now) : 0;
  return dayOfInstant(now + offset * 60_000);
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

function checkNearby({ nearbyAirports, queryLegs }: LiveQuery): readonly Violation[] {
  if (!nearbyAirports || queryLegs.length <= 2) return [];
  const reason = "must be false on a trip of more than two legs";
  return [violation("query.nearbyAirports", "false", reason, true)];
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
    id.length <= LIMITS.idBytes && bytesOf(JSON.stringify(id)).length - quotes <= LIMITS.idBytes
  );
}
