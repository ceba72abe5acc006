import type { LiveQuery } from "../../../contract/src/types.ts";
import type { Position } from "../engine/live/live-state.ts";
import { checkRequest } from "../rules/check-request.ts";
import { LIMITS } from "../rules/limits.ts";
import { findScenario } from "../scenarios/find-scenario.ts";

/** A live search as stored in its token: everything that a replica needs to answer a poll. */
export interface Session {
  readonly query: LiveQuery;
  /** When the search was created, epoch milliseconds. */
  readonly createdAt: number;
  readonly clock: Position["clock"];
  /** Polls so far with the clock "step"; 0 with the other, whose tokens don't change by polls. */
  readonly step: number;
  /** What the holder of this token has been shown: `LiveState.shown`. */
  readonly held: number;
  /** True once the search was reported as complete; it stays complete. */
  readonly done: boolean;
  /** The scenario with which the search was created; empty for none. */
  readonly scenario: string;
}

/** How long a session can be polled, in milliseconds. */
export const SESSION_LIFETIME = LIMITS.sessionMinutes * 60_000;

/** Checks that a token's content is a session that create could have made, with a valid query. */
export function isSession(value: unknown): value is Session {
  if (typeof value !== "object" || value === null) return false;
  const session: Partial<Record<keyof Session, unknown>> = value;
  return (
    isCount(session.createdAt) &&
    isCount(session.step) &&
    isCount(session.held) &&
    typeof session.done === "boolean" &&
    (session.clock === "elapsed" || session.clock === "step") &&
    isScenario(session.scenario) &&
    checkRequest("createLiveSearch", { body: { query: session.query } }).length === 0
  );
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isScenario(value: unknown): boolean {
  return value === "" || (typeof value === "string" && findScenario(value) !== undefined);
}
