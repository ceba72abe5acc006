import type { ResultAction, ResultStatus } from "../../../../contract/src/types.ts";
import type { Supplier } from "./suppliers.ts";

/** A different course of a search, caused by a scenario. */
export type Progress = "failed" | "never-completes" | "slow" | "omitted" | "not-modified";

/** How far the search has come for the holder of a token. */
export interface Position {
  /** "elapsed": a supplier has answered once its latency has passed. "step": one more per poll. */
  readonly clock: "elapsed" | "step";
  /** Milliseconds since create; negative when the creating clock is ahead of the polling one. */
  readonly elapsed: number;
  /** Polls made so far, this one included; counted in step mode only. */
  readonly step: number;
  /** The results held, as `LiveState.shown`; undefined for create, where nothing is held. */
  readonly held: number | undefined;
  /** True once the holder was told that the search is complete. */
  readonly done: boolean;
}

export interface LiveState {
  readonly status: ResultStatus;
  readonly action: ResultAction;
  /** How many of the suppliers that change the content are included in the results. */
  readonly shown: number;
}

/** The share of suppliers whose prices are known from earlier searches when a search is created. */
const KNOWN_SHARE = 1 / 3;
export const SLOWNESS = 10;

/**
 * The state of a search. It depends only on the suppliers, the position and the scenario, so that
 * every replica computes the same. The action is relative to what the holder of the token has:
 * REPLACED when the results differ from those that came with it, NOT_MODIFIED when they do not. A
 * search never goes back: what the holder has seen counts, whatever the clock of this replica says.
 */
export function liveStateOf(
  suppliers: readonly Supplier[],
  { clock, elapsed, step, held, done }: Position,
  progress: Progress | undefined,
): LiveState {
  const keep = { action: "RESULT_ACTION_NOT_MODIFIED", shown: held ?? 0 } as const;
  if (progress === "failed" && held !== undefined) {
    return { status: "RESULT_STATUS_FAILED", ...keep };
  }
  if (progress === "omitted") {
    return { ...keep, status: "RESULT_STATUS_COMPLETE", action: "RESULT_ACTION_OMITTED" };
  }

  const useful = suppliers.filter(({ changesContent }) => changesContent);
  const known = knownAtCreate(useful.length);
  const pace = progress === "slow" ? SLOWNESS : 1;
  const hasAnswered = ({ latency }: Supplier) => latency * pace <= elapsed;
  const answered =
    clock === "step" ? known + step : Math.max(known, useful.filter(hasAnswered).length);
  const reached = Math.min(useful.length, Math.max(held ?? 0, answered));
  const isOver = clock === "step" ? reached === useful.length : suppliers.every(hasAnswered);
  const isDone = (done || isOver || useful.length === 0) && progress !== "never-completes";

  const shown = progress === "not-modified" || done ? useful.length : reached;
  const hasChanged = held === undefined || shown > held;
  return {
    status: isDone ? "RESULT_STATUS_COMPLETE" : "RESULT_STATUS_INCOMPLETE",
    action: hasChanged ? "RESULT_ACTION_REPLACED" : "RESULT_ACTION_NOT_MODIFIED",
    shown,
  };
}

/** How many of the useful suppliers have answered when a search is created. */
export function knownAtCreate(useful: number): number {
  return Math.ceil(useful * KNOWN_SHARE);
}

/** The length of the shortest prefix of the suppliers that has the first `shown` useful ones. */
export function suppliersShown(suppliers: readonly Supplier[], shown: number): number {
  let remaining = shown;
  const end = suppliers.findIndex(({ changesContent }) => changesContent && --remaining === 0);
  return shown === 0 ? 0 : end + 1;
}
