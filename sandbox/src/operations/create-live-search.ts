import { canonicalRequest } from "../../../contract/src/canonical/canonical-request.ts";
import type { LiveQueryLeg, LiveSearchRequest } from "../../../contract/src/types.ts";
import { badRequest, isFailure } from "../http/errors.ts";
import { answerLive } from "../live-session/answer-live.ts";
import { readClock } from "../live-session/clock-header.ts";
import { SESSION_LIFETIME, type Session } from "../live-session/session.ts";
import { sessionTokenOf } from "../live-session/session-token.ts";
import { checkLiveQuery } from "../rules/check-live-query.ts";
import { type Substitute, substituteReserved } from "../scenarios/substitute-reserved.ts";
import type { Operation } from "./call.ts";
import { searchScenario } from "./search-scenario.ts";

/** Creates a session and returns the results that are known already. */
export const createLiveSearch: Operation<LiveSearchRequest> = async (call, services) => {
  const clock = readClock(call.headers);
  if (isFailure(clock)) return clock;
  const reserved = substituteReserved(call.body.query.queryLegs, replacePlaces);
  const query = { ...call.body.query, queryLegs: reserved.legs };
  const violations = checkLiveQuery(services, query, call.now);
  if (violations.length > 0) return badRequest(violations);

  const scenario = searchScenario(call, reserved.scenario);
  const session: Session = {
    query: canonicalRequest(call.operation, { ...call, body: { ...call.body, query } }).body.query,
    createdAt: call.now,
    clock: clock.clock,
    step: 0,
    held: 0,
    done: false,
    scenario: scenario?.name ?? "",
  };
  const { caller, now } = call;
  const state = { session, caller, now, isCreate: true, scenario };
  return answerLive(services, state, (next) => {
    const isExpired = scenario?.effect.kind === "token" && scenario.effect.token === "expired";
    const createdAt = isExpired ? call.now - SESSION_LIFETIME - 1 : call.now;
    const token = sessionTokenOf({ ...next, createdAt }, call.apiKey, services.signer);
    const isTampered = scenario?.effect.kind === "token" && scenario.effect.token === "tampered";
    return isTampered ? tamper(token) : token;
  });
};

function replacePlaces(leg: LiveQueryLeg, substitute: Substitute): LiveQueryLeg {
  return {
    ...leg,
    originPlaceId: substitute(leg.originPlaceId),
    destinationPlaceId: substitute(leg.destinationPlaceId),
  };
}

/** Changes the first character, an "e" in every token, so that the signature no longer matches. */
function tamper(token: string): string {
  return `A${token.slice(1)}`;
}
