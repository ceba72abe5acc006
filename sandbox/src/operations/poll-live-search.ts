import { badRequest, notFound } from "../errors.ts";
import { answerLive } from "../live-session/answer-live.ts";
import { findScenario } from "../scenarios/scenarios.ts";
import { violation } from "../violation.ts";
import type { Operation } from "./call.ts";

const FIELD = "sessionToken";

/** Answers how far a search has come since the answer that carried the token. */
export const pollLiveSearch: Operation<undefined> = async (call, environment) => {
  const { tokens } = environment;
  const opened = await tokens.open(call.path.sessionToken ?? "", call.apiKey, call.now);
  if (opened.state === "invalid") {
    const expected = "a token as create or poll answered it";
    return badRequest([violation(FIELD, expected, `must be ${expected}, unchanged`)]);
  }
  if (opened.state === "gone") {
    const expected = "a token of this key from the last hour";
    return notFound([
      violation(FIELD, expected, "is too old or of another key; create a new search"),
    ]);
  }
  const { session } = opened;
  const state = {
    session: { ...session, step: session.step + (session.clock === "step" ? 1 : 0) },
    now: call.now,
    isCreate: false,
    scenario: call.scenario ?? findScenario(session.scenario),
  };
  return answerLive(environment, state, (next) => tokens.seal(next, call.apiKey));
};
