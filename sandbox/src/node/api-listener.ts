import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Api, ApiResponse } from "../api-request.ts";
import type { Served } from "../app.ts";
import { failureResponse, serverError } from "../errors.ts";
import { CLOCK_HEADER } from "../operations/create-live-search.ts";
import { SCENARIO_HEADER } from "../scenarios/find-scenario.ts";
import { brokenRequest } from "./answer-broken-requests.ts";
import { readIncomingRequest } from "./read-incoming-request.ts";
import { hasProperHost, type RequestTarget, targetOf } from "./request-target.ts";

export interface ApiListenerOptions {
  readonly api: Api;
  /** Told of what never gets to the API. */
  readonly observe: (served: Served) => void;
  readonly isTrustedProxy: (address: string, hop: number) => boolean;
}

/** Of the API and of health alike: these are data, for programs, and never a page. */
const HEADERS = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

/** Pages of any origin may read the API's answers, limits included. */
const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "RateLimit, RateLimit-Policy, Retry-After",
};

const PREFLIGHT = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers": `x-api-key, Content-Type, ${SCENARIO_HEADER}, ${CLOCK_HEADER}`,
  "Access-Control-Max-Age": "600",
};

const HEALTH = JSON.stringify({ status: "ok" });

/** The API for Node's HTTP server, with what a server on a network needs around it. */
export function createApiListener(options: ApiListenerOptions): RequestListener {
  const { observe } = options;
  return (incoming, response) => {
    const { method = "" } = incoming;
    const target = targetOf(incoming);
    if (!target || !hasProperHost(incoming)) {
      observe({ operation: "none", method, status: 400, milliseconds: 0 });
      send(incoming, response, failureResponse(brokenRequest()));
    } else if (target.path === "/healthz") {
      response.writeHead(200, { ...HEADERS, "Content-Type": "application/json" });
      response.end(method === "HEAD" ? undefined : HEALTH);
    } else if (method === "OPTIONS") {
      response.writeHead(204, { ...HEADERS, ...PREFLIGHT }).end();
    } else {
      void answer(incoming, target, options).then((answered) => send(incoming, response, answered));
    }
  };
}

/** The API answers whatever happens: what fails here is a mistake of the server around it. */
async function answer(
  incoming: IncomingMessage,
  target: RequestTarget,
  { api, observe, isTrustedProxy }: ApiListenerOptions,
): Promise<ApiResponse> {
  try {
    return await api(readIncomingRequest(incoming, target, isTrustedProxy));
  } catch (error) {
    observe({
      operation: "none",
      method: incoming.method ?? "",
      status: 500,
      milliseconds: 0,
      error,
    });
    return failureResponse(serverError());
  }
}

function send(
  incoming: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: ApiResponse,
): void {
  // A body that was not read to its end is not going to be: the connection ends with the answer.
  if (hasBody(incoming) && !incoming.complete) response.shouldKeepAlive = false;
  response.writeHead(status, {
    ...HEADERS,
    ...CORS,
    ...headers,
    "Content-Type": "application/json",
    "Content-Length": body.length,
  });
  response.end(incoming.method === "HEAD" ? undefined : body);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}
