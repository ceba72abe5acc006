import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { RequestError } from "@hono/node-server";
import {
  badRequest,
  type Failure,
  failureResponse,
  notFound,
  serverError,
  violation,
} from "../errors.ts";

/**
 * What HTTP itself refuses gets an answer of the catalogue too: a request line or header section
 * that is too long or is not HTTP, an expectation nobody knows, a tunnel.
 */
export function answerBrokenRequests(server: Server): void {
  server.on("clientError", (_error, socket) => answerOn(socket, brokenRequest()));
  // Node would answer 417, which the catalogue does not have: expectations are ignored instead.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  // Node would hang up without a word.
  server.on("connect", ({ method }, socket: Socket) => {
    answerOn(socket, notFound([violation("method", "GET or POST", "must be GET or POST", method)]));
  });
}

/** For requests that cannot be made web-standard: no host, a host or an address that is none. */
export function answerUnreadable(error: unknown): Response {
  return failureResponse(error instanceof RequestError ? brokenRequest() : serverError());
}

function brokenRequest(): Failure {
  const expected = "an HTTP request with a host and a header section of at most 16 KiB";
  return badRequest([violation("request", expected, `must be ${expected}`)]);
}

function answerOn(socket: NodeJS.WritableStream, { status, ...rest }: Failure): void {
  if (!socket.writable) return;
  const { code, message, details } = rest;
  const body = JSON.stringify({ code, message, details });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
