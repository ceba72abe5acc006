import type {
  IndicativeQuery,
  IndicativeSearchResponse,
  LiveQuery,
} from "../../../contract/src/types.ts";
import { type Bytes, encodeText } from "../bytes/bytes.ts";
import type { Failure } from "../http/errors.ts";
import { type IndicativeOptions, searchIndicative } from "./indicative/search-indicative.ts";
import { type LiveOptions, type LivePlan, planLiveSearch } from "./live/live-plan.ts";
import { liveStateOf, type Position, type Progress, suppliersShown } from "./live/live-state.ts";
import { liveViewOf } from "./live/live-view.ts";
import type { Supplier } from "./live/suppliers.ts";
import { unfriendlyIndicative } from "./unfriendly/unfriendly-indicative.ts";
import { unfriendlyLive } from "./unfriendly/unfriendly-live.ts";
import type { World } from "./world/world.ts";

/**
 * Searches for flights. What is found depends only on the search, so it can be cached, and
 * computed in any thread. Both are plain data for the same reason.
 */
export interface Searcher<Refusal = Failure> {
  /** @param caller identifies the caller where callers take turns in a queue */
  readonly live: (search: LiveSearchInput, caller: string) => Promise<LiveSearchResult | Refusal>;
  /** @returns the whole response as JSON */
  readonly indicative: (search: IndicativeSearchInput, caller: string) => Promise<Bytes | Refusal>;
}

export interface LiveSearchInput {
  readonly query: LiveQuery;
  readonly options: LiveOptions;
  /** How far the search has come for this caller. */
  readonly position: Position;
  readonly progress: Progress | undefined;
}

export interface LiveSearchResult {
  readonly suppliers: readonly Supplier[];
  /** The content at the position, as JSON; undefined unless it replaces what the caller has. */
  readonly content: Bytes | undefined;
}

export interface IndicativeSearchInput {
  readonly query: IndicativeQuery;
  readonly options: IndicativeOptions;
}

/** How many recently used plans are kept, so that polls reuse the plan of their search. */
const KEPT_PLANS = 16;

/**
 * Searches in this thread, however long it takes.
 * @param world not called before the first search
 */
export function createSearcher(world: () => World): Searcher<never> {
  const plans = new Map<string, LivePlan>();
  function planOf({ query, options }: LiveSearchInput): LivePlan {
    const key = JSON.stringify([query, options]);
    const plan = plans.get(key) ?? planLiveSearch(world(), query, options);
    // A Map keeps insertion order: the first plan is the least recently used.
    plans.delete(key);
    plans.set(key, plan);
    const [oldest] = plans.keys();
    if (plans.size > KEPT_PLANS && oldest !== undefined) plans.delete(oldest);
    return plan;
  }
  return {
    async live(search) {
      const plan = planOf(search);
      const { suppliers } = plan;
      const { action, shown } = liveStateOf(suppliers, search.position, search.progress);
      if (action !== "RESULT_ACTION_REPLACED") return { suppliers, content: undefined };
      const view = liveViewOf(plan, suppliersShown(suppliers, shown));
      const content = search.options.unfriendly ? unfriendlyLive(view) : view;
      return { suppliers, content: encodeText(JSON.stringify(content)) };
    },
    async indicative({ query, options }) {
      const found = searchIndicative(world(), query, options);
      const response: IndicativeSearchResponse = {
        status: "RESULT_STATUS_COMPLETE",
        content: found,
      };
      const shown = options.unfriendly ? unfriendlyIndicative(response, query) : response;
      return encodeText(JSON.stringify(shown));
    },
  };
}
