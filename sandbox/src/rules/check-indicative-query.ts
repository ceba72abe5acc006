import type {
  IndicativePlace,
  IndicativeQuery,
  IndicativeQueryLeg,
} from "../../../contract/src/types.ts";
import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import { violation } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { checkCulture } from "./check-culture.ts";
import { checkDate, checkMonths } from "./check-date.ts";
import { checkPlace, KINDS_TAKEN } from "./check-place.ts";
import { localToday } from "./local-today.ts";

/** Checks what the contract leaves open and the sandbox refuses. Each rule is in the register. */
export function checkIndicativeQuery(
  services: Services,
  query: IndicativeQuery,
  now: number,
): readonly Violation[] {
  return [...checkCulture(services, query), ...checkLegs(services, query.queryLegs, now)];
}

function checkLegs(
  services: Services,
  legs: readonly IndicativeQueryLeg[],
  now: number,
): readonly Violation[] {
  return legs.flatMap((leg, index) => {
    const field = `query.queryLegs[${index}]`;
    const today = localToday(services, leg.originPlace.queryPlace, now);
    return [
      ...checkEnd(services, `${field}.originPlace`, leg.originPlace),
      ...checkEnd(services, `${field}.destinationPlace`, leg.destinationPlace),
      ...checkTime(field, leg, today),
    ];
  });
}

function checkEnd(
  services: Services,
  field: string,
  { queryPlace, anywhere }: IndicativePlace,
): readonly Violation[] {
  if (queryPlace) {
    return checkPlace(services, `${field}.queryPlace`, queryPlace, KINDS_TAKEN.indicative);
  }
  return checkTrue(`${field}.anywhere`, anywhere);
}

function checkTime(
  field: string,
  { fixedDate, dateRange, anytime }: IndicativeQueryLeg,
  today: number,
): readonly Violation[] {
  if (fixedDate) return checkDate(`${field}.fixedDate`, fixedDate, today);
  if (!dateRange) return checkTrue(`${field}.anytime`, anytime);
  return checkMonths(`${field}.dateRange`, dateRange.startDate, dateRange.endDate, today);
}

/** `false` would select neither of the two alternatives. */
function checkTrue(field: string, value: boolean | undefined): readonly Violation[] {
  return value === true ? [] : [violation(field, "true", "must be true", value ?? null)];
}
