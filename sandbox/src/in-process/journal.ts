import type { OperationId } from "../../../contract/src/types.ts";
import { decodeText } from "../bytes/bytes.ts";
import { readBody, type Sandbox } from "../http/api-as-fetch.ts";
import { isFailure } from "../http/errors.ts";
import { matchOperation } from "../pipeline/match-operation.ts";
import { LIMITS } from "../rules/limits.ts";

/** A request that was received, and how it was answered. */
export interface JournalEntry {
  /** "none" when no operation has its method and path. */
  readonly operation: OperationId | "none";
  readonly method: string;
  /** With the query string: "/apiservices/v3/culture/nearestculture?ipAddress=203.0.113.24". */
  readonly path: string;
  /** By name, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON; the text if it is not JSON; undefined if empty, not UTF-8 or too large. */
  readonly body: unknown;
  /** Status of the response; undefined when the call was aborted before there was one. */
  readonly status: number | undefined;
}

export interface Journal {
  /** The latest requests in the order in which they were answered: all, or one operation's. */
  readonly requests: (operation?: OperationId) => readonly JournalEntry[];
  readonly clear: () => void;
  /** Wraps a sandbox so that its requests are recorded. */
  readonly recording: (fetch: Sandbox) => Sandbox;
}

/** The oldest are dropped, so that a suite that never clears them does not run out of memory. */
export const MAX_REQUESTS = 1000;

export function createJournal(): Journal {
  const entries: JournalEntry[] = [];
  return {
    requests: (operation) =>
      entries.filter((entry) => operation === undefined || entry.operation === operation),
    clear: () => void entries.splice(0),
    recording: (fetch) => async (request, caller) => {
      const received = describe(request);
      let status: number | undefined;
      try {
        const response = await fetch(request, caller);
        status = response.status;
        return response;
      } finally {
        entries.push({ ...(await received), status });
        if (entries.length > MAX_REQUESTS) entries.shift();
      }
    },
  };
}

/** Reads a clone, so that the sandbox can still read the body. */
async function describe(request: Request): Promise<Omit<JournalEntry, "status">> {
  const { method, url, headers } = request;
  const { pathname, search } = new URL(url);
  const match = matchOperation(method, pathname);
  const bytes = await readBody(request.clone(), LIMITS.bodyBytes).catch(() => "too large" as const);
  return {
    operation: isFailure(match) ? "none" : match.id,
    method,
    path: pathname + search,
    headers: Object.fromEntries(headers),
    body: bytes === "too large" ? undefined : parse(decodeText(bytes)),
  };
}

function parse(text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
