import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Api, ApiResponse } from "../api-request.ts";
import type { Served } from "../app.ts";
import type { Bytes } from "../bytes/bytes.ts";
import { failureResponse, serverError } from "../errors.ts";
import { type AnswerPage, isPagePath } from "../pages/answer-page.ts";
import { brokenRequest } from "./answer-broken-requests.ts";
import { DATA_HEADERS, PREFLIGHT_HEADERS } from "./api-headers.ts";
import type { GzipPiece } from "./gzip-piece.ts";
import { headerList } from "./header-list.ts";
import { readIncomingRequest } from "./read-incoming-request.ts";
import { represent } from "./represent.ts";
import { hasProperHost, type RequestTarget, targetOf } from "./request-target.ts";
import { respond, type WholeResponse } from "./respond.ts";
import { createSharedAnswers } from "./shared-answers.ts";
import { createTurns } from "./turns.ts";

export interface ApiListenerOptions {
  readonly api: Api;
  /** The pages for people; none unless told. */
  readonly answerPage?: AnswerPage;
  /** Told of what never gets to the API. */
  readonly observe: (served: Served) => void;
  readonly isTrustedProxy: (address: string, hop: number) => boolean;
  /** What is compressed already of a part of an answer. Nothing, unless told. */
  readonly pieceOf?: (part: Bytes) => GzipPiece | undefined;
}

const PREFLIGHT: WholeResponse = { status: 204, headers: headerList(PREFLIGHT_HEADERS) };

const HEALTH: WholeResponse = {
  status: 200,
  headers: headerList(DATA_HEADERS, { "Content-Type": "application/json" }),
  body: JSON.stringify({ status: "ok" }),
};

/** Requests that begin in one turn of the event loop: enough to keep it busy, few to wait for. */
const TURNS = {
  most: 8,
  budget: 0.5,
  now: () => performance.now(),
  nextTurn: (task: () => void) => void setImmediate(task),
};

/** The API for Node's HTTP server, with what a server on a network needs around it. */
export function createApiListener(options: ApiListenerOptions): RequestListener {
  const { observe } = options;
  const takeTurn = createTurns(TURNS);
  const compressed = {
    shared: createSharedAnswers(),
    pieceOf: options.pieceOf ?? (() => undefined),
  };
  const give = async (
    incoming: IncomingMessage,
    response: ServerResponse,
    answered: ApiResponse,
  ) => {
    const represented = represent(incoming.headers, answered, compressed);
    const whole = represented instanceof Promise ? await represented : represented;
    respond(incoming, response, whole);
  };
  return (incoming, response) => {
    const { method = "" } = incoming;
    const target = targetOf(incoming);
    if (!target || !hasProperHost(incoming)) {
      observe({ operation: "none", method, status: 400, milliseconds: 0 });
      void give(incoming, response, failureResponse(brokenRequest()));
    } else if (target.path === "/healthz") {
      respond(incoming, response, HEALTH);
    } else if (options.answerPage && isForPeople(target.path) && isRead(method)) {
      void givePage(incoming, response, target, options.answerPage).catch((error) => {
        observe({ operation: "none", method, status: 500, milliseconds: 0, error });
        void give(incoming, response, failureResponse(serverError()));
      });
    } else if (method === "OPTIONS") {
      respond(incoming, response, PREFLIGHT);
    } else {
      takeTurn(async () => {
        if (incoming.socket.destroyed) return;
        await give(incoming, response, await answer(incoming, target, options));
      });
    }
  };
}

function isForPeople(path: string): boolean {
  return path === "/" || isPagePath(path);
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

async function givePage(
  incoming: IncomingMessage,
  response: ServerResponse,
  { path, search }: RequestTarget,
  answerPage: AnswerPage,
): Promise<void> {
  const { method = "", headers } = incoming;
  const page = await answerPage({ method, path, search, accept: headers.accept ?? "" });
  if (!page) throw new Error(`There is no page at ${path}.`);
  const about = {
    ...DATA_HEADERS,
    ...page.headers,
    "Content-Length": Buffer.byteLength(page.body),
  };
  respond(incoming, response, { status: page.status, headers: about, body: page.body });
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
