import type { PlaceQuery } from "../../../contract/src/types.ts";
import { encodeText } from "../bytes/bytes.ts";
import { startOfMinute } from "../engine/base/calendar.ts";
import type { LiveOptions } from "../engine/live/live-plan.ts";
import { liveStateOf, type Progress } from "../engine/live/live-state.ts";
import { UNKNOWN_MEMBERS } from "../engine/unfriendly/unknown-members.ts";
import { airportsOfPlace } from "../engine/world/airports-of-place.ts";
import { type Answer, answer } from "../http/answer.ts";
import { type Failure, isFailure } from "../http/errors.ts";
import { findScenario, isUnfriendly, resultsShapeOf } from "../scenarios/find-scenario.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import type { Services } from "../services.ts";
import type { Session } from "./session.ts";
import { EMPTY_CONTENT, unfriendlyState } from "./unfriendly-state.ts";

interface LiveRequest {
  readonly session: Session;
  readonly caller: string;
  readonly now: number;
  readonly isCreate: boolean;
  readonly scenario: Scenario | undefined;
}

/** Answers create and poll, with a token that records what the answer shows. */
export async function answerLive(
  services: Services,
  { session, caller, now, isCreate, scenario }: LiveRequest,
  seal: (next: Session) => string,
): Promise<Answer | Failure> {
  const position = {
    clock: session.clock,
    elapsed: now - session.createdAt,
    step: session.step,
    held: isCreate ? undefined : session.held,
    done: session.done,
  };
  const progress = progressOf(services, session, scenario);
  const request = {
    query: session.query,
    options: optionsOf(services, session),
    position,
    progress,
  };
  const found = await services.searcher.live(request, caller);
  if (isFailure(found)) return found;

  const state = liveStateOf(found.suppliers, position, progress);
  const isUnfriendlyScenario = isUnfriendly(findScenario(session.scenario));
  const { status, action, shown } = isUnfriendlyScenario ? unfriendlyState(state, position) : state;
  const done = status === "RESULT_STATUS_COMPLETE";
  const sessionToken = seal({ ...session, held: shown, done });
  const extra = isUnfriendlyScenario ? UNKNOWN_MEMBERS : {};
  const isReplaced = action === "RESULT_ACTION_REPLACED";
  if (!found.content || !isReplaced) {
    return answer({
      ...extra,
      sessionToken,
      status,
      action,
      content: isUnfriendlyScenario ? EMPTY_CONTENT : null,
    });
  }
  const head = JSON.stringify({ ...extra, sessionToken, status, action }).slice(0, -1);
  return { parts: [encodeText(`${head},"content":`), found.content, encodeText("}")] };
}

function optionsOf({ origin }: Services, { createdAt, scenario }: Session): LiveOptions {
  // Identical searches within a minute share a cache entry.
  const now = startOfMinute(createdAt);
  return { now, origin: origin(), ...resultsShapeOf(findScenario(scenario)) };
}

function progressOf(
  services: Services,
  session: Session,
  scenario: Scenario | undefined,
): Progress | undefined {
  if (scenario?.effect.kind === "progress") return scenario.effect.progress;
  return isSameCity(services, session) ? "omitted" : undefined;
}

/**
 * Whether a leg of the search stays within one city: live prices then omit the results rather than
 * refuse the search.
 */
function isSameCity({ airports }: Services, { query }: Session): boolean {
  // A live search takes airports and cities: all airports of a place are in one city.
  const cityOf = (place: PlaceQuery) => airportsOfPlace(airports, place)[0]?.cityId;
  return query.queryLegs.some(({ originPlaceId, destinationPlaceId }) => {
    const city = cityOf(originPlaceId);
    return city !== undefined && city === cityOf(destinationPlaceId);
  });
}
