import type { After } from "../browser/after.ts";
import { createStore, type Store } from "../browser/store.ts";
import type { SampleRequest } from "../samples/sample-request.ts";
import { toFetch } from "../samples/to-fetch.ts";
import { type Engine, EngineNotLoaded } from "./engine/engine.ts";
import { nextPoll } from "./next-poll.ts";
import { type ResponseData, readResponse } from "./read-response.ts";
import { retryAfter } from "./retry-after.ts";
import { searchState } from "./search-state.ts";

/** Why polling has ended, or why there was no response at all. */
export type RunNote =
  | "complete"
  | "gone"
  | "refused"
  | "failed"
  | "edited"
  | "cancelled"
  | "unreachable"
  /** The engine failed to load, so nothing was sent. */
  | "unloaded";

export interface Run {
  /** The request under way. */
  readonly sending?: SampleRequest;
  /** Time left until the next poll, or until the same request may be sent again. */
  readonly countdown?: { readonly seconds: number; readonly until: "poll" | "again" };
  /** The last response; it stays until the next one arrives. */
  readonly live?: Live;
  readonly note?: RunNote;
}

export interface Live {
  readonly request: SampleRequest;
  readonly response: ResponseData;
  /** Fields that were known to break the contract before it was sent. */
  readonly violations: readonly string[];
  /** Body of the request that created the search, which has the currency and locale of values. */
  readonly searchBody: unknown;
  /** Calls of this search so far, create included. */
  readonly calls: number;
  /** The newest token, for the next poll. */
  readonly sessionToken?: string;
}

export interface Runner {
  readonly state: Pick<Store<Run>, "get" | "subscribe">;
  /** @param violations fields that break the contract */
  readonly send: (request: SampleRequest, violations?: readonly string[]) => Promise<void>;
  /** Once, or until the search is over. */
  readonly poll: (isToTheEnd: boolean) => Promise<void>;
  /** Stops what is under way, and notes why. */
  readonly stop: (why: "edited" | "cancelled") => void;
  /** Repeats the last send or poll. */
  readonly retry: () => Promise<void>;
}

interface Parts {
  readonly engine: Engine;
  readonly after: After;
  /** Makes the poll of a session; undefined where the API has no sessions. */
  readonly pollOf: (sessionToken: string) => SampleRequest | undefined;
}

/** Sends one request at a time. Nothing is repeated unannounced: each pause shows a countdown. */
export function createRunner({ engine, after, pollOf }: Parts): Runner {
  const state = createStore<Run>({});
  let running = new AbortController();
  let retry = async () => {};

  const begin = (): AbortSignal => {
    running.abort();
    running = new AbortController();
    return running.signal;
  };
  const keepLive = (): Pick<Run, "live"> => {
    const { live } = state.get();
    return live ? { live } : {};
  };

  const call = async (
    request: SampleRequest,
    signal: AbortSignal,
    {
      before,
      violations = [],
    }: { readonly before?: Live; readonly violations?: readonly string[] },
  ) => {
    state.set({ ...keepLive(), sending: request });
    try {
      const response = await readResponse(await engine(toFetch(request, signal)));
      if (signal.aborted) return undefined;
      const sessionToken = searchState(response)?.sessionToken ?? before?.sessionToken;
      const live: Live = {
        request,
        response,
        violations,
        searchBody: before ? before.searchBody : request.body,
        calls: (before?.calls ?? 0) + 1,
        ...(sessionToken !== undefined && { sessionToken }),
      };
      state.set({ live });
      return live;
    } catch (error) {
      const note = error instanceof EngineNotLoaded ? "unloaded" : "unreachable";
      if (!signal.aborted) state.set({ ...keepLive(), note });
      return undefined;
    }
  };

  /** Counts the seconds down in the state, then resolves; never resolves once aborted. */
  const countDown = (seconds: number, until: "poll" | "again", signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const tick = (left: number) => {
        if (signal.aborted) return;
        if (left <= 0) {
          state.set(keepLive());
          return resolve();
        }
        state.set({ ...keepLive(), countdown: { seconds: left, until } });
        const end = after(1000, () => tick(left - 1));
        signal.addEventListener("abort", end, { once: true });
      };
      tick(seconds);
    });

  const finish = async (live: Live, signal: AbortSignal) => {
    const seconds = retryAfter(live.response);
    if (seconds !== undefined) await countDown(seconds, "again", signal);
  };

  const send: Runner["send"] = async (request, violations = []) => {
    retry = () => send(request, violations);
    const signal = begin();
    const live = await call(request, signal, { violations });
    if (live) await finish(live, signal);
  };
  const poll: Runner["poll"] = async (isToTheEnd) => {
    retry = () => poll(isToTheEnd);
    const signal = begin();
    let failures = 0;
    for (let { live } = state.get(); live; ) {
      const request = pollOf(live.sessionToken ?? "");
      live = request && (await call(request, signal, { before: live }));
      if (!live) return;
      failures = live.response.status === 200 ? 0 : failures + 1;
      const next = nextPoll(live.response, failures);
      if (next.kind === "end") return state.set({ live, note: next.why });
      if (!isToTheEnd) return finish(live, signal);
      await countDown(next.seconds, "poll", signal);
    }
  };

  return {
    state,
    send,
    poll,
    retry: () => retry(),
    stop: (why) => {
      const { sending, countdown } = state.get();
      if (!sending && countdown?.until !== "poll") return;
      running.abort();
      state.set({ ...keepLive(), note: why });
    },
  };
}
