import { badRequest, type Failure, isFailure, notFound, violation } from "../http/errors.ts";
import { answerLive } from "../live-session/answer-live.ts";
import { EXAMPLE_TOKEN, exampleSession } from "../live-session/example-session.ts";
import type { Session } from "../live-session/session.ts";
import { openSessionToken, sessionTokenOf } from "../live-session/session-token.ts";
import { beforeHandler } from "../pipeline/before-handler.ts";
import { checkLiveQuery } from "../rules/check-live-query.ts";
import { LIMITS } from "../rules/limits.ts";
import { findScenario } from "../scenarios/find-scenario.ts";
import type { Services } from "../services.ts";
import type { Call, Operation } from "./call.ts";
import { searchScenario } from "./search-scenario.ts";

const FIELD = "sessionToken";

/** Returns the progress of a search since the response that contained the token. */
export const pollLiveSearch: Operation<undefined> = async (call, services) => {
  if (call.path.sessionToken === EXAMPLE_TOKEN) return pollExample(call, services);
  const session = openSession(call, services);
  if (isFailure(session)) return session;
  const scenario = searchScenario(call, findScenario(session.scenario));
  // The pipeline has already played the scenario of the header or the key.
  const isPlayed = scenario === call.scenario;
  const failed = isPlayed ? undefined : await beforeHandler(scenario, call, services);
  if (failed) return failed;
  const state = {
    session: { ...session, step: session.step + (session.clock === "step" ? 1 : 0) },
    caller: call.caller,
    now: call.now,
    isCreate: false,
    scenario,
  };
  return answerLive(services, state, (next) => sessionTokenOf(next, call.apiKey, services.signer));
};

function openSession(
  { path, apiKey, now }: Call<undefined>,
  services: Services,
): Session | Failure {
  const opened = openSessionToken(path.sessionToken ?? "", apiKey, now, services.signer);
  if (opened.state === "gone") {
    const expected = `a token of this key from the last ${LIMITS.sessionMinutes} minutes`;
    const reason = "has expired or belongs to another key; create a new search";
    return notFound([violation(FIELD, expected, reason)]);
  }
  // Checked as of its creation: dates that were valid then may have passed since.
  const isSound =
    opened.state === "open" &&
    checkLiveQuery(services, opened.session.query, opened.session.createdAt).length === 0;
  if (isSound) return opened.session;
  const expected = "a token as create or poll returned it";
  return badRequest([violation(FIELD, expected, `must be ${expected}, unchanged`)]);
}

/** Returns the documented token again, so that every poll with it gets the same answer. */
function pollExample({ caller, now, scenario }: Call<undefined>, services: Services) {
  const state = { session: exampleSession, caller, now, isCreate: false, scenario };
  return answerLive(services, state, () => EXAMPLE_TOKEN);
}
