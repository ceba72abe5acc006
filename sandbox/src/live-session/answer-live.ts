import type { PlaceQuery } from "../../../contract/src/types.ts";
import { type Answer, answer } from "../answer.ts";
import { type Bytes, bytesOf, joinBytes, textOf } from "../bytes/bytes.ts";
import { type LivePlan, planLiveSearch } from "../engine/live/live-plan.ts";
import { liveViewOf } from "../engine/live/live-view.ts";
import type { Supplier } from "../engine/live/suppliers.ts";
import { airportsOfPlace } from "../engine/world/airports-of-place.ts";
import { findScenario, resultsShapeOf } from "../scenarios/find-scenario.ts";
import type { Progress, Scenario } from "../scenarios/scenario.ts";
import type { Services } from "../services.ts";
import { type LiveState, liveStateOf, suppliersShown } from "./live-state.ts";
import type { Session } from "./session.ts";

interface Situation {
  readonly session: Session;
  readonly now: number;
  readonly isCreate: boolean;
  readonly scenario: Scenario | undefined;
}

/** The answer of create and poll, with a token that remembers what it shows. */
export async function answerLive(
  services: Services,
  { session, now, isCreate, scenario }: Situation,
  seal: (next: Session) => Promise<string>,
): Promise<Answer> {
  const search = createSearch(services, session);
  const position = {
    clock: session.clock,
    elapsed: now - session.createdAt,
    step: session.step,
    held: isCreate ? undefined : session.held,
    done: session.done,
  };
  const state = liveStateOf(search.suppliers(), position, progressOf(services, session, scenario));
  const { status, action, shown } = state;
  const done = status === "RESULT_STATUS_COMPLETE";
  const sessionToken = await seal({ ...session, held: shown, done });
  if (action !== "RESULT_ACTION_REPLACED") {
    return answer({ sessionToken, status, action, content: null });
  }
  const head = JSON.stringify({ sessionToken, status, action }).slice(0, -1);
  return { json: joinBytes([bytesOf(`${head},"content":`), search.content(state), bytesOf("}")]) };
}

/** Suppliers and contents of a search, planned only when neither is kept from an earlier call. */
function createSearch(services: Services, { query, createdAt, scenario }: Session) {
  const { world, cache } = services;
  // Plans differ by the minute at most: identical searches of a minute share what is kept.
  const now = createdAt - (createdAt % 60_000);
  const shape = resultsShapeOf(findScenario(scenario));
  const key = `${JSON.stringify(query)} ${now} ${JSON.stringify(shape)}`;

  let planned: LivePlan | undefined;
  function plan(): LivePlan {
    planned ??= planLiveSearch(world(), query, { now, ...shape });
    return planned;
  }
  function keep(name: string, make: () => unknown): Bytes {
    const kept = cache.get(`${name} ${key}`);
    if (kept) return kept;
    const made = bytesOf(JSON.stringify(make()));
    cache.set(`${name} ${key}`, made);
    return made;
  }
  // Read back as what was written: only this function writes that key.
  const suppliers = () =>
    JSON.parse(textOf(keep("suppliers", () => plan().suppliers)) ?? "") as readonly Supplier[];
  return {
    suppliers,
    content: ({ shown }: LiveState) =>
      keep(`content ${shown}`, () => liveViewOf(plan(), suppliersShown(suppliers(), shown))),
  };
}

function progressOf(
  services: Services,
  session: Session,
  scenario: Scenario | undefined,
): Progress | undefined {
  if (scenario?.effect.kind === "progress") return scenario.effect.progress;
  return goesNowhere(services, session) ? "omitted" : undefined;
}

/** A leg within one city is left out of live prices rather than refused. */
function goesNowhere({ world }: Services, { query }: Session): boolean {
  const cityOf = (place: PlaceQuery) => {
    const cities = new Set(airportsOfPlace(world(), place).map(({ cityId }) => cityId));
    return cities.size === 1 ? [...cities][0] : undefined;
  };
  return query.queryLegs.some(({ originPlaceId, destinationPlaceId }) => {
    const city = cityOf(originPlaceId);
    return city !== undefined && city === cityOf(destinationPlaceId);
  });
}
