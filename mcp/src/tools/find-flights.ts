import { ApiError } from "../../../client/src/api-error.ts";
import { createClient } from "../../../client/src/create-client.ts";
import { agentsOf, itinerariesOf, legsOf, pricingOptionsOf } from "../../../client/src/lookups.ts";
import { toDecimal } from "../../../client/src/prices.ts";
import { findOperation } from "../../../contract/src/names/find.ts";
import type {
  Itinerary,
  LiveContent,
  LiveQuery,
  LiveResults,
  LocalDateTime,
} from "../../../contract/src/types.ts";
import { CLOCK_HEADER } from "../../../sandbox/src/operations/create-live-search.ts";
import { orAborted } from "../or-aborted.ts";
import { explainDetails } from "./explain-details.ts";
import type { SandboxCall, ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult } from "./tool-result.ts";

export interface FlightSearch {
  /** An IATA code, or an entity ID. */
  readonly from: string;
  readonly to: string;
  /** "2027-05-14" */
  readonly date: string;
  readonly returnDate?: string | undefined;
  readonly adults: number;
  readonly market: string;
  readonly locale: string;
  readonly currency: string;
  /** How many itineraries to tell of. */
  readonly offers: number;
}

export interface Pace {
  /** Milliseconds of any steady clock. */
  readonly now: () => number;
  /** Resolves after everything else that the process has to do now. */
  readonly nextTurn: () => Promise<void>;
  /** Aborts when the assistant hangs up, or wants no result any more. */
  readonly signal: AbortSignal;
}

/** Milliseconds that a search may take. A server that answers nothing for longer is taken for dead. */
const TIMEOUT_MS = 20_000;
/** Milliseconds that each poll counts as, though nobody waits for them: so there are at most 60. */
const PAUSE = 333;

/**
 * Walks the whole way with the client, call by call: create, poll to the end, the cheapest
 * itineraries, the lowest price of each, its agents and its booking links.
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
    apiKey: "sandbox-key",
    fetch: fetchFrom(context.callSandbox, calls),
    // Each poll is one supplier further, so there is nothing to wait for.
    wait: async (milliseconds) => {
      skipped += milliseconds;
      await nextTurn();
      signal.throwIfAborted();
    },
    now: () => now() + skipped,
    timeout: TIMEOUT_MS,
    attempts: 1,
  });
  const query = queryOf(search);
  try {
    const walk = { pause: PAUSE, longest: TIMEOUT_MS, signal };
    const { status, content } = await client.searchLive({ query }, walk);
    const made = `createLiveSearch took ${JSON.stringify({ query })}`;
    const steps = [`${status} after ${calls.length} calls:`, ...counted(calls), made];
    return toolResult([steps.join("\n"), offersIn(content, search)].join("\n\n"));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === "aborted") throw error.cause;
    if (isTimeout(error.cause)) {
      return toolError(`No answer in ${TIMEOUT_MS / 1000} seconds: try again.`);
    }
    const operation = findOperation(context.contract, error.operation);
    const explained = operation.found ? explainDetails(error.body, operation.value, context) : "";
    return toolError(`${error.status}\n${JSON.stringify(error.body)}\n\n${explained}`.trim());
  }
}

/** The sandbox in the shape of `fetch`; notes each call. */
function fetchFrom(callSandbox: SandboxCall, calls: string[]) {
  return async (request: Request): Promise<Response> => {
    const { pathname: path, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set(CLOCK_HEADER, "step");
    const { method, signal } = request;
    const body = await request.text();
    const call = { method, path, search: search.slice(1), headers, body };
    const answer = await orAborted(callSandbox(call), signal);
    calls.push(`${method} ${path.replace(/(poll\/).*/, "$1{sessionToken}")} ${answer.status}`);
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  };
}

/** Each call once, with how often it was made in a row. */
function counted(calls: readonly string[]): readonly string[] {
  const starts = calls.flatMap((call, index) => (call === calls[index - 1] ? [] : [index]));
  return starts.map((start, index) => {
    const times = (starts[index + 1] ?? calls.length) - start;
    return times > 1 ? `${times} × ${calls[start]}` : `${calls[start]}`;
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

function queryOf({ from, to, date, returnDate, offers, ...asked }: FlightSearch): LiveQuery {
  const out = { originPlaceId: placeOf(from), destinationPlaceId: placeOf(to), date: dayOf(date) };
  const back = returnDate !== undefined && {
    originPlaceId: placeOf(to),
    destinationPlaceId: placeOf(from),
    date: dayOf(returnDate),
  };
  return { ...asked, queryLegs: back ? [out, back] : [out] };
}

function placeOf(place: string) {
  return /^\d+$/.test(place) ? { entityId: place } : { iata: place.toUpperCase() };
}

function dayOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}

function offersIn(content: LiveContent | undefined, { offers, currency }: FlightSearch): string {
  if (!content) return "No results.";
  const priced = itinerariesOf(content, "cheapest").filter(
    (itinerary) => pricingOptionsOf(itinerary).length > 0,
  );
  const shown = priced.slice(0, offers).map((one, index) => {
    return `${index + 1}. ${offerOf(content.results, one, currency)}`;
  });
  return [`${priced.length} itineraries with a price, the cheapest first:`, ...shown].join("\n");
}

function offerOf(results: LiveResults, itinerary: Itinerary, currency: string): string {
  const [option] = pricingOptionsOf(itinerary);
  if (!option) return "";
  const legs = legsOf(results, itinerary).map((leg) => {
    const from = `${nameOf(results, leg.originPlaceId)} ${clockOf(leg.departureDateTime)}`;
    const to = `${nameOf(results, leg.destinationPlaceId)} ${clockOf(leg.arrivalDateTime)}`;
    return `   ${from} to ${to}, ${leg.durationInMinutes} minutes, stops: ${leg.stopCount}`;
  });
  const agents = agentsOf(results, option).map(({ name }) => name);
  const links = option.items.map(({ deepLink }) => `   Book: ${deepLink}`);
  const price = `${currency} ${toDecimal(option.price)} from ${agents.join(", ")}`;
  return [price, ...legs, ...links].join("\n");
}

function nameOf({ places }: LiveResults, id: string): string {
  return places[id]?.name ?? id;
}

function clockOf({ year, month, day, hour, minute }: LocalDateTime): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}
