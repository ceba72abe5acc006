import type { IncomingMessage } from "node:http";
import { isIP, type Socket } from "node:net";
import proxyAddress from "proxy-addr";
import type { ApiRequest } from "../../http/api-request.ts";
import { MAX_CHUNKS } from "../../rules/limits.ts";
import { hasBody } from "./has-body.ts";
import type { RequestTarget } from "./request-target.ts";

/**
 * Converts a request of Node's HTTP server for the API.
 * @param signalOf returns the signal that aborts when a connection's client hangs up. Default: none
 */
export function readIncomingRequest(
  incoming: IncomingMessage,
  { path, search }: RequestTarget,
  isTrustedProxy: (address: string, hop: number) => boolean,
  signalOf?: (socket: Socket) => AbortSignal,
): ApiRequest {
  return {
    method: incoming.method ?? "",
    path,
    search,
    headers: { get: (name) => headerOf(incoming, name) },
    readBody: async (limit) => (hasBody(incoming) ? readBody(incoming, limit) : NOTHING),
    address: addressOf(incoming, isTrustedProxy),
    ...(signalOf ? { signal: () => signalOf(incoming.socket) } : {}),
  };
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(", ") : (value ?? null);
}

/** The address that the last trusted proxy reports, if it is valid; else that of the connection. */
function addressOf(
  incoming: IncomingMessage,
  isTrustedProxy: (address: string, hop: number) => boolean,
): string {
  const socketAddress = incoming.socket.remoteAddress ?? "";
  if (!("x-forwarded-for" in incoming.headers) || !isTrustedProxy(socketAddress, 0))
    return socketAddress;
  const forwarded = withoutPort(proxyAddress(incoming, isTrustedProxy));
  return isIP(forwarded) > 0 ? forwarded : socketAddress;
}

/** Some gateways add the port: "203.0.113.24:5555", "[2001:db8::1]:5555". */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
}

const NOTHING = new Uint8Array();

function readBody(incoming: IncomingMessage, limit: number): ReturnType<ApiRequest["readBody"]> {
  return new Promise((resolve, reject) => {
    // Refuse an announced length over the limit without waiting for the body.
    if (Number(incoming.headers["content-length"] ?? 0) > limit) resolve("too large");
    const parts: Buffer[] = [];
    let length = 0;
    incoming.on("data", function take(part: Buffer) {
      length += part.length;
      if (length <= limit && parts.length < MAX_CHUNKS) {
        parts.push(part);
        return;
      }
      incoming.off("data", take);
      resolve(length > limit ? "too large" : "too many chunks");
    });
    incoming.once("end", () => resolve(Buffer.concat(parts)));
    incoming.once("close", () => {
      // Creating an Error takes longer than answering, so only do it for an incomplete request.
      if (!incoming.complete) reject(new Error("The caller hung up."));
    });
  });
}
