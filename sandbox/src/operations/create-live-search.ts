import { canonicalRequest } from "../../../contract/src/canonical/canonical-request.ts";
import type { LiveQueryLeg, LiveSearchRequest } from "../../../contract/src/types.ts";
import type { HeaderReader } from "../api-request.ts";
import { badRequest, type Failure, isFailure, violation } from "../errors.ts";
import { answerLive } from "../live-session/answer-live.ts";
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

export const CLOCK_HEADER = "x-sandbox-clock";

/** How a search progresses: with the time that has passed, or by one supplier per poll. */
export const CLOCKS = ["elapsed", "step"] as const;

function readClock(headers: HeaderReader): Pick<Session, "clock"> | Failure {
  const requested = headers.get(CLOCK_HEADER) ?? "elapsed";
  const clock = CLOCKS.find((one) => one === requested);
  if (clock) return { clock };
  const expected = CLOCKS.join(" or ");
  return badRequest([violation(CLOCK_HEADER, expected, `must be ${expected}`)]);
}

/** Changes the first character, an "e" in every token, so that the signature no longer matches. */
function tamper(token: string): string {
  return `A${token.slice(1)}`;
}
