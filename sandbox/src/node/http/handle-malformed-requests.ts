import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Served } from "../../app.ts";
import { joinBytes } from "../../bytes/bytes.ts";
import {
  badRequest,
  type Failure,
  failureResponse,
  notFound,
  violation,
} from "../../http/errors.ts";
import { API_HEADERS } from "./api-headers.ts";
import { closeSocket } from "./close-socket.ts";
import type { ListeningServer } from "./listen.ts";

/**
 * Answers from the catalogue where Node's HTTP server itself would refuse: a request line or header
 * section that is too long or malformed, a request that does not arrive in time, an unknown
 * expectation, a tunnel.
 */
export function handleMalformedRequests(
  { server, connections }: Pick<ListeningServer, "server" | "connections">,
  observe: (served: Served) => void,
): void {
  const broken = new WeakSet<Duplex>();
  const answerOn = (socket: Duplex, method: string, failure: Failure) => {
    if (!socket.writable) return;
    observe({ operation: "none", method, status: failure.status, milliseconds: 0 });
    closeSocket(socket, rawResponse(failure));
  };
  /** Waits until the earlier requests on the connection are answered. */
  const answerInTurn = (socket: Duplex, method: string, failure: Failure) => {
    const answer = () => answerOn(socket, method, failure);
    const last = connections.pendingOn(socket).at(-1);
    if (last) last.once("finish", answer);
    else answer();
  };
  server.on("clientError", (error: ClientError, socket) => {
    // Everything after the first malformed byte is malformed too.
    if (broken.has(socket)) return;
    broken.add(socket);
    // Browsers open spare connections, and would take an answer for that of their next request.
    if ((socket as Socket).bytesRead === 0) return closeSocket(socket, "");
    answerInTurn(socket, "", refusalOf(error));
  });
  // Node would answer 417, which the catalogue does not have: ignore expectations instead.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  // Node would hang up without a response.
  server.on("connect", ({ method = "" }, socket) => {
    const failure = notFound([violation("method", "GET or POST", "must be GET or POST", method)]);
    // Node has removed its own listener; a client that disconnects is no failure of ours.
    socket.on("error", () => socket.destroy());
    answerInTurn(socket, method, failure);
  });
}

/** What Node reports of a connection. */
interface ClientError extends NodeJS.ErrnoException {
  /** The parser's own words, without anything from the request: "Invalid method encountered". */
  readonly reason?: string;
}

function refusalOf({ code, reason }: ClientError): Failure {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return lateRequest();
  if (code === "HPE_HEADER_OVERFLOW" || reason === undefined) return malformedRequest();
  return badRequest([violation("request", "valid HTTP", `is not valid HTTP: ${reason}`)]);
}

/** 400 for what cannot be parsed as a request: a missing, repeated or invalid host, no path. */
export function malformedRequest(): Failure {
  const expected = "an HTTP request with one host and a header section of at most 16 KiB";
  return badRequest([violation("request", expected, `must be ${expected}`)]);
}

function lateRequest(): Failure {
  const expected = "a request that arrives within 30 seconds, its headers within 10";
  return badRequest([violation("request", expected, `must be ${expected}`)]);
}

function rawResponse(failure: Failure): string {
  const { status, parts } = failureResponse(failure);
  const body = joinBytes(parts);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json",
    "Cache-Control: no-store",
    ...Object.entries(API_HEADERS).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${new TextDecoder().decode(body)}`;
}
