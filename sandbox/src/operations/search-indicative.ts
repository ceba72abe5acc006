import { canonicalRequest } from "../../../contract/src/canonical/canonical-request.ts";
import type { IndicativeQueryLeg, IndicativeSearchRequest } from "../../../contract/src/types.ts";
import { startOfMinute } from "../engine/base/calendar.ts";
import { badRequest, isFailure } from "../http/errors.ts";
import { checkIndicativeQuery } from "../rules/check-indicative-query.ts";
import { resultsShapeOf } from "../scenarios/find-scenario.ts";
import { type Substitute, substituteReserved } from "../scenarios/substitute-reserved.ts";
import type { Operation } from "./call.ts";
import { searchScenario } from "./search-scenario.ts";

/** The cheapest prices seen recently, in one response: there is nothing to poll. */
export const searchIndicative: Operation<IndicativeSearchRequest> = async (call, services) => {
  const reserved = substituteReserved(call.body.query.queryLegs, replacePlaces);
  const effective = { ...call.body.query, queryLegs: reserved.legs };
  const violations = checkIndicativeQuery(services, effective, call.now);
  if (violations.length > 0) return badRequest(violations);

  const { query } = canonicalRequest(call.operation, { ...call, body: { query: effective } }).body;
  // Identical searches within a minute share a cache entry.
  const now = startOfMinute(call.now);
  const shape = resultsShapeOf(searchScenario(call, reserved.scenario));
  const options = { now, origin: services.origin(), ...shape };
  const found = await services.searcher.indicative({ query, options }, call.caller);
  return isFailure(found) ? found : { parts: [found] };
};

function replacePlaces(leg: IndicativeQueryLeg, substitute: Substitute): IndicativeQueryLeg {
  const { originPlace, destinationPlace } = leg;
  const replace = (end: typeof originPlace) =>
    end.queryPlace ? { ...end, queryPlace: substitute(end.queryPlace) } : end;
  return {
    ...leg,
    originPlace: replace(originPlace),
    destinationPlace: replace(destinationPlace),
  };
}
