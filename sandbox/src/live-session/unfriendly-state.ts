import type { LiveContent, Price } from "../../../contract/src/types.ts";
import type { LiveState, Position } from "../engine/live/live-state.ts";

/** For this many milliseconds polls return no results, even if there are some. */
const WITHHELD = 1_500;

/**
 * The same state, reported as unhelpfully as possible: a running search has an unspecified status,
 * unchanged results are omitted or have an unspecified action, and early polls return nothing.
 */
export function unfriendlyState(
  { status, action, shown }: LiveState,
  { clock, elapsed, step, held }: Position,
): LiveState {
  if (status === "RESULT_STATUS_COMPLETE") {
    const isNew = action === "RESULT_ACTION_REPLACED";
    return { status, action: isNew ? action : "RESULT_ACTION_UNSPECIFIED", shown };
  }
  const isEarly = clock === "step" ? step === 1 : elapsed < WITHHELD;
  const isWithheld = held !== undefined && isEarly;
  const isKept = isWithheld || action === "RESULT_ACTION_NOT_MODIFIED";
  return {
    status: "RESULT_STATUS_UNSPECIFIED",
    action: isKept ? "RESULT_ACTION_OMITTED" : action,
    shown: isWithheld ? held : shown,
  };
}

const NO_PRICE: Price = { amount: "", unit: "PRICE_UNIT_UNSPECIFIED" };
const NONE = { count: 0, minPrice: NO_PRICE };
const NO_STOPS = {
  total: NONE,
  ticketTypes: { singleTicket: NONE, multiTicketNonNpt: NONE, multiTicketNpt: NONE },
};

/** Content of a response that says not to read it; a client that does read it finds no results. */
export const EMPTY_CONTENT: LiveContent = {
  results: {
    itineraries: {},
    legs: {},
    segments: {},
    places: {},
    carriers: {},
    agents: {},
    alliances: {},
  },
  stats: {
    minDuration: 0,
    maxDuration: 0,
    total: NONE,
    stops: { direct: NO_STOPS, oneStop: NO_STOPS, twoPlusStops: NO_STOPS },
    hasChangeAirportTransfer: false,
  },
  sortingOptions: { best: [], cheapest: [], fastest: [] },
};
