import type {
  IndicativeQueryLeg,
  IndicativeSearchRequest,
  IndicativeSearchResponse,
} from "../../../contract/src/types.ts";
import { searchIndicative as search } from "../engine/indicative/search-indicative.ts";
import { badRequest } from "../errors.ts";
import { keepAnswer } from "../keep-answer.ts";
import { checkIndicativeQuery } from "../rules/check-indicative-query.ts";
import { resultsShapeOf } from "../scenarios/find-scenario.ts";
import { type Substitute, substituteReserved } from "../scenarios/substitute-reserved.ts";
import type { Operation } from "./call.ts";

/** The cheapest prices seen lately. One answer: there is nothing to poll. */
export const searchIndicative: Operation<IndicativeSearchRequest> = (call, services) => {
  const reserved = substituteReserved(call.body.query.queryLegs, replacePlaces);
  const query = { ...call.body.query, queryLegs: reserved.legs };
  const violations = checkIndicativeQuery(services, query, call.now);
  if (violations.length > 0) return badRequest(violations);

  // Answers differ by the minute at most: identical searches of a minute share what is kept.
  const now = call.now - (call.now % 60_000);
  const shape = resultsShapeOf(call.scenario ?? reserved.scenario);
  return keepAnswer(services, { call, besides: [now, shape] }, (): IndicativeSearchResponse => {
    const content = search(services.world(), query, { now, ...shape });
    return { status: "RESULT_STATUS_COMPLETE", content };
  });
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
