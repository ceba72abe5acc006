import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Served } from "../../app.ts";
import type { Bytes } from "../../bytes/bytes.ts";
import { callerNetwork } from "../../callers/caller-network.ts";
import type { Api, ApiRequest, ApiResponse } from "../../http/api-request.ts";
import { failureResponse, serverError, unavailable } from "../../http/errors.ts";
import { type AnswerPage, isPagePath } from "../../pages/answer-page.ts";
import { LIMITS } from "../../rules/limits.ts";
import { DATA_HEADERS, PREFLIGHT_HEADERS } from "./api-headers.ts";
import { createCallsInFlight } from "./calls-in-flight.ts";
import { createDisconnectSignals } from "./disconnect-signals.ts";
import type { GzipPiece } from "./gzip-piece.ts";
import { malformedRequest } from "./handle-malformed-requests.ts";
import { headerList } from "./header-list.ts";
import { negotiateResponse } from "./negotiate-response.ts";
import { createPerTurnQueue } from "./per-turn-queue.ts";
import { readIncomingRequest } from "./read-incoming-request.ts";
import { isWellFormed, type RequestTarget, targetOf } from "./request-target.ts";
import { respond, type WholeResponse } from "./respond.ts";
import { createSharedResponses } from "./shared-responses.ts";

export interface ApiListenerOptions {
  readonly api: Api;
  /** Serves the pages for people; none unless set. */
  readonly answerPage?: AnswerPage;
  /** Called with responses that the API does not observe itself. */
  readonly observe: (served: Served) => void;
  readonly isTrustedProxy: (address: string, hop: number) => boolean;
  /** Called when a call is refused because its caller has too many in flight. */
  readonly onRefuse?: () => void;
  /** The compressed form of a part of a response, if there is one. Default: none. */
  readonly pieceOf?: (part: Bytes) => GzipPiece | undefined;
}

const PREFLIGHT: WholeResponse = { status: 204, headers: headerList(PREFLIGHT_HEADERS) };

const HEALTH: WholeResponse = {
  status: 200,
  headers: headerList(DATA_HEADERS, { "Content-Type": "application/json" }),
  body: JSON.stringify({ status: "ok" }),
};

/** Seconds after which a caller with too many calls in flight may try again. */
const RETRY_AFTER = 1;

/** Requests started per turn of the event loop: enough to keep it busy, few enough to wait for. */
const TURN_LIMITS = {
  most: 8,
  budget: 0.5,
  now: () => performance.now(),
  nextTurn: (task: () => void) => void setImmediate(task),
};

/** The API as a listener for Node's HTTP server, with what a network server needs around it. */
export function createApiListener(options: ApiListenerOptions): RequestListener {
  const { observe, isTrustedProxy, onRefuse = () => {} } = options;
  const schedule = createPerTurnQueue(TURN_LIMITS);
  const calls = createCallsInFlight(LIMITS.callsAtOnce);
  const signalOf = createDisconnectSignals();
  const compressed = {
    shared: createSharedResponses(),
    pieceOf: options.pieceOf ?? (() => undefined),
  };
  const send = async (
    incoming: IncomingMessage,
    response: ServerResponse,
    answered: ApiResponse,
  ) => {
    const represented = negotiateResponse(incoming.headers, answered, compressed);
    const whole = represented instanceof Promise ? await represented : represented;
    respond(incoming, response, whole);
  };
  return (incoming, response) => {
    const { method = "" } = incoming;
    const target = targetOf(incoming);
    if (!target || !isWellFormed(incoming)) {
      observe({ operation: "none", method, status: 400, milliseconds: 0 });
      void send(incoming, response, failureResponse(malformedRequest()));
    } else if (target.path === "/healthz") {
      respond(incoming, response, HEALTH);
    } else if (options.answerPage && isForPeople(target.path) && isGetOrHead(method)) {
      try {
        sendPage(incoming, response, target, options.answerPage);
      } catch (error) {
        observe({ operation: "none", method, status: 500, milliseconds: 0, error });
        void send(incoming, response, failureResponse(serverError()));
      }
    } else if (method === "OPTIONS") {
      respond(incoming, response, PREFLIGHT);
    } else {
      const request = readIncomingRequest(incoming, target, isTrustedProxy, signalOf);
      const end = calls.begin(callerNetwork(request.address));
      if (!end) {
        onRefuse();
        void send(incoming, response, failureResponse(unavailable(RETRY_AFTER)));
        return;
      }
      schedule(async () => {
        try {
          if (incoming.socket.destroyed) return;
          await send(incoming, response, await answer(request, options));
        } finally {
          end();
        }
      });
    }
  };
}

function isForPeople(path: string): boolean {
  return path === "/" || isPagePath(path);
}

function isGetOrHead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

function sendPage(
  incoming: IncomingMessage,
  response: ServerResponse,
  { path, search }: RequestTarget,
  answerPage: AnswerPage,
): void {
  const { method = "", headers } = incoming;
  const page = answerPage({ method, path, search, accept: headers.accept ?? "" });
  if (!page) throw new Error(`There is no page at ${path}.`);
  const responseHeaders = {
    ...DATA_HEADERS,
    ...page.headers,
    "Content-Length": Buffer.byteLength(page.body),
  };
  respond(incoming, response, { status: page.status, headers: responseHeaders, body: page.body });
}

/** The API always answers; an error here is a bug in the server around it. */
async function answer(
  request: ApiRequest,
  { api, observe }: ApiListenerOptions,
): Promise<ApiResponse> {
  try {
    return await api(request);
  } catch (error) {
    const { method } = request;
    observe({ operation: "none", method, status: 500, milliseconds: 0, error });
    return failureResponse(serverError());
  }
}
