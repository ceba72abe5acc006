import { ApiError } from "../../../client/src/api-error.ts";
import { createClient } from "../../../client/src/create-client.ts";
import type { LiveSearch } from "../../../client/src/search-live.ts";
import type { LiveQuery } from "../../../contract/src/types.ts";
import { untilAborted } from "../../../sandbox/src/http/until-aborted.ts";
import { CLOCK_HEADER } from "../../../sandbox/src/live-session/clock-header.ts";
import { SANDBOX_KEY } from "../../../sandbox/src/scenarios/sandbox-keys.ts";
import { readCabin } from "../input/read-cabin.ts";
import { readDay } from "../input/read-day.ts";
import {
  type ArgumentReader,
  createArgumentReader,
  NO_DAY,
  readCulture,
  type TripInput,
} from "./argument-reader.ts";
import { callError } from "./call-error.ts";
import { offersIn, printOffers } from "./flight-offers.ts";
import { priceText } from "./price-text.ts";
import type { SandboxCall, ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult, withInterpretations } from "./tool-result.ts";

export interface FlightSearch extends TripInput {
  /** In any common format. */
  readonly date: string;
  readonly returnDate?: string | undefined;
  readonly adults: number;
  /** In years, one for each child. */
  readonly childrenAges?: readonly number[] | undefined;
  /** A value of CabinClass, or its name. */
  readonly cabinClass?: string | undefined;
  /** How many itineraries to list. */
  readonly offers: number;
}

export interface Pace {
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number;
  /** Resolves after all other pending work of the process. */
  readonly nextTurn: () => Promise<void>;
  /** Aborts when the assistant disconnects or cancels the call. */
  readonly signal: AbortSignal;
}

/** Timeout of a search in milliseconds. A server silent for longer would be taken for dead. */
const TIMEOUT_MS = 20_000;
/** Milliseconds that each poll counts as, without waiting; this limits a search to 60 polls. */
const PAUSE = 333;

/**
 * Runs a complete search with the client: create, poll to the end, then list the cheapest
 * itineraries with the lowest price, the agents and the booking links of each.
 * @throws the signal's reason, as soon as it aborts
 */
export async function findFlights(
  context: ToolContext,
  search: FlightSearch,
  { now, nextTurn, signal }: Pace,
): Promise<ToolResult> {
  const calls: string[] = [];
  let skipped = 0;
  const client = createClient({
    baseUrl: "http://sandbox",
    apiKey: SANDBOX_KEY,
    fetch: fetchFrom(context.callSandbox, calls),
    // Each poll advances the search by one supplier, so there is nothing to wait for.
    wait: async (milliseconds) => {
      skipped += milliseconds;
      await nextTurn();
      signal.throwIfAborted();
    },
    now: () => now() + skipped,
    timeout: TIMEOUT_MS,
    attempts: 1,
  });
  const reader = createArgumentReader();
  const query = readQuery(reader, context, search);
  const inputError = reader.error();
  if (inputError) return inputError;
  const liveSearch = client.searchLive({ query }, { pause: PAUSE, longest: TIMEOUT_MS, signal });
  const outcome = await awaitResults(liveSearch);
  if (outcome instanceof ApiError) return searchError(context, reader, outcome);
  const { status, content, endedBy, error } = outcome;
  const steps = [
    `${status} after ${calls.length} calls:`,
    ...countRepeats(calls),
    ...earlyEnd(outcome),
    `Sent to createLiveSearch: ${JSON.stringify({ query })}`,
  ];
  const offers = offersIn(content, search.offers, (price) =>
    priceText(price, query.currency, context.reference.lookup),
  );
  const open = content && isParty(search) ? openPoint(context, "price-of-party") : "";
  const sections = [steps.join("\n"), printOffers(content, offers), open].filter(Boolean);
  const ended = { endedBy, ...(error && { error: error.message }) };
  return withInterpretations(
    toolResult(sections.join("\n\n"), { status, ...ended, calls, query, offers }),
    reader.interpretations,
  );
}

/**
 * How a search ended, or the error that left it without results.
 * @throws anything but an `ApiError`
 */
async function awaitResults(search: Promise<LiveSearch>): Promise<LiveSearch | ApiError> {
  try {
    const found = await search;
    return found.content ? found : (found.error ?? found);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** @throws the reason of an abort, and an error without an answer */
function searchError(
  context: ToolContext,
  { interpretations, codes }: ArgumentReader,
  error: ApiError,
): ToolResult {
  if (error.kind === "aborted") throw error.cause;
  if (isTimeout(error.cause)) {
    return toolError(`No response within ${TIMEOUT_MS / 1000} seconds: try again.`);
  }
  // Nothing was answered: the error's own message has the reason.
  if (error.body === undefined) throw error;
  const failed = callError(context, error.operation, error);
  return withInterpretations(failed, [...interpretations, ...codes]);
}

/** Why a search may lack results, unless its status says it. */
function earlyEnd({ endedBy, error }: LiveSearch): readonly string[] {
  if (error) return [`Ended early by an error: ${error.message}`];
  if (endedBy !== "time") return [];
  return [`Ended early by the time limit of ${TIMEOUT_MS / 1000} seconds`];
}

function isParty({ adults, childrenAges = [] }: FlightSearch): boolean {
  return adults + childrenAges.length > 1;
}

/** An open point of the API, and what to do about it. */
function openPoint({ contract }: ToolContext, id: string): string {
  const { question = "", advice = "" } = contract.openPoints.get(id) ?? {};
  return `Not specified: ${question} ${advice}`.trim();
}

/** A `fetch` that calls the sandbox, and records each call. */
function fetchFrom(callSandbox: SandboxCall, calls: string[]) {
  return async (request: Request): Promise<Response> => {
    const { pathname: path, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set(CLOCK_HEADER, "step");
    const { method, signal } = request;
    const body = await request.text();
    const call = { method, path, search: search.slice(1), headers, body };
    const response = await untilAborted(callSandbox(call), signal);
    calls.push(`${method} ${path.replace(/(poll\/).*/, "$1{sessionToken}")} ${response.status}`);
    return new Response(response.body, { status: response.status, headers: response.headers });
  };
}

/** Collapses consecutive equal calls into one with a count. */
function countRepeats(calls: readonly string[]): readonly string[] {
  const starts = calls.flatMap((call, index) => (call === calls[index - 1] ? [] : [index]));
  return starts.map((start, index) => {
    const times = (starts[index + 1] ?? calls.length) - start;
    return times > 1 ? `${times} × ${calls[start]}` : `${calls[start]}`;
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

const TYPES = ["PLACE_TYPE_CITY", "PLACE_TYPE_AIRPORT"] as const;

function readQuery(reader: ArgumentReader, context: ToolContext, input: FlightSearch): LiveQuery {
  const { date, returnDate, adults, childrenAges = [], cabinClass } = input;
  const { culture, placeOf } = readCulture(reader, context, input);
  const dayOf = (name: string, given: string) =>
    reader.read(name, given, readDay(given, context.today())) ?? NO_DAY;
  const originPlaceId = placeOf("from", TYPES);
  const destinationPlaceId = placeOf("to", TYPES);
  const cabin =
    cabinClass === undefined
      ? undefined
      : reader.read("cabinClass", cabinClass, readCabin(context.parts, cabinClass));
  const outbound = { originPlaceId, destinationPlaceId, date: dayOf("date", date) };
  const inbound = returnDate !== undefined && {
    originPlaceId: destinationPlaceId,
    destinationPlaceId: originPlaceId,
    date: dayOf("returnDate", returnDate),
  };
  return {
    ...culture,
    adults,
    ...(childrenAges.length > 0 && { childrenAges }),
    ...(cabin !== undefined && { cabinClass: cabin }),
    queryLegs: inbound ? [outbound, inbound] : [outbound],
  };
}
