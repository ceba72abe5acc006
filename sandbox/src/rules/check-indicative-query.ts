import type {
  IndicativePlace,
  IndicativeQuery,
  IndicativeQueryLeg,
} from "../../../contract/src/types.ts";
import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import { dayOfInstant } from "../engine/base/calendar.ts";
import type { Environment } from "../services.ts";
import { violation } from "../violation.ts";
import { checkCode } from "./check-codes.ts";
import { checkDate, checkMonths } from "./check-dates.ts";
import { checkPlace } from "./check-place.ts";
import { LIMITS } from "./limits.ts";

/** What the contract leaves open and the sandbox has to refuse. Each rule is in the register. */
export function checkIndicativeQuery(
  environment: Environment,
  query: IndicativeQuery,
  now: number,
): readonly Violation[] {
  return [
    ...checkCode(environment, "market", "query.market", query.market),
    ...checkCode(environment, "locale", "query.locale", query.locale),
    ...checkCode(environment, "currency", "query.currency", query.currency),
    ...checkLegs(environment, query.queryLegs, dayOfInstant(now)),
  ];
}

function checkLegs(
  environment: Environment,
  legs: readonly IndicativeQueryLeg[],
  today: number,
): readonly Violation[] {
  if (legs.length > LIMITS.indicativeLegs) {
    const expected = `at most ${LIMITS.indicativeLegs} legs`;
    return [violation("query.queryLegs", expected, `must have ${expected}`, legs.length)];
  }
  return legs.flatMap((leg, index) => {
    const field = `query.queryLegs[${index}]`;
    return [
      ...checkEnd(environment, `${field}.originPlace`, leg.originPlace),
      ...checkEnd(environment, `${field}.destinationPlace`, leg.destinationPlace),
      ...checkTime(field, leg, today),
    ];
  });
}

function checkEnd(
  environment: Environment,
  field: string,
  { queryPlace, anywhere }: IndicativePlace,
): readonly Violation[] {
  if (queryPlace) {
    const kinds = ["airport", "city", "country"] as const;
    return checkPlace(environment, `${field}.queryPlace`, queryPlace, kinds);
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

/** `false` would ask for neither of two alternatives. */
function checkTrue(field: string, value: boolean | undefined): readonly Violation[] {
  return value === true ? [] : [violation(field, "true", "must be true", value ?? null)];
}
