/** Clients that take all they can from a server, from one loopback address or from many. */
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { operations } from "../../contract/generated/operations.ts";
import { SCENARIO_HEADER } from "../../sandbox/src/scenarios/find-scenario.ts";

export interface Flood {
  /** Prefix of its loopback addresses, "127.0.3": each flood has separate limits. */
  readonly network: string;
  readonly addresses: number;
  /** Total over all addresses. */
  readonly connections: number;
  /** What the connection with this number sends as soon as it is open. */
  readonly text: (connection: number) => string;
}

export interface RunningFlood {
  /** Number of connections that the server has not ended. */
  readonly open: () => number;
  /** Number of responses received, by status. */
  readonly statuses: () => Readonly<Record<string, number>>;
  readonly hangUp: () => void;
}

const NEAREST = JSON.stringify({
  locator: { coordinates: { latitude: 51.5, longitude: 0 } },
  locale: "en-GB",
});
const SUGGEST = JSON.stringify({ query: { market: "UK", locale: "en-GB", searchTerm: "lon" } });

/** Valid and cheap calls of operations that each have a separate limit per minute. */
const CALLS: readonly (readonly [string, string, string?])[] = [
  ["GET", operations.listLocales.path],
  ["GET", operations.listCurrencies.path],
  ["GET", operations.listMarkets.path.replace("{locale}", "en-GB")],
  ["GET", operations.listFlightPlaces.path.replace("{locale}", "en-GB")],
  ["GET", operations.findNearestCulture.path],
  ["POST", operations.findNearestPlaces.path, NEAREST],
  ["POST", operations.suggestFlightPlaces.path, SUGGEST],
];

/** Calls of a scenario to send over one connection: operations in rotation, from `first` on. */
export function callsOf(scenario: string, count: number, first = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const [method, path, body = ""] = CALLS[(first + index) % CALLS.length] ?? ["GET", "/"];
    const head = [
      `${method} ${path} HTTP/1.1`,
      "Host: a",
      "x-api-key: sandbox-key",
      `${SCENARIO_HEADER}: ${scenario}`,
      ...(body ? ["Content-Type: application/json", `Content-Length: ${body.length}`] : []),
    ];
    return `${head.join("\r\n")}\r\n\r\n${body}`;
  }).join("");
}

/** Resolves when all clients have connected and sent their text. */
export async function startFlood(url: string, flood: Flood): Promise<RunningFlood> {
  const { hostname, port } = new URL(url);
  const statuses: Record<string, number> = {};
  const sockets = await Promise.all(
    Array.from({ length: flood.connections }, (_, index) => {
      const localAddress = `${flood.network}.${1 + (index % flood.addresses)}`;
      const socket = connect({ host: hostname, port: Number(port), localAddress });
      socket.on("data", (part) => {
        for (const [, status = ""] of String(part).matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      });
      return whenSent(socket, flood.text(index));
    }),
  );
  return {
    open: () => sockets.filter((socket) => !socket.closed && !socket.readableEnded).length,
    statuses: () => statuses,
    hangUp() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function whenSent(socket: Socket, message: string): Promise<Socket> {
  return new Promise((resolve) => {
    socket.on("error", () => resolve(socket));
    socket.once("connect", () => socket.write(message, () => resolve(socket)));
  });
}

/** The address of a client that is part of no flood. */
export const OTHER_CLIENT = "127.0.0.1";
/** Pages served from memory, wherever the sandbox runs; the second list is for a whole site. */
export const SANDBOX_PAGES = ["/healthz", "/apiservices/v3/"];
export const SITE_PAGES = [...SANDBOX_PAGES, "/docs/intro", "/openapi/geo.json"];

/**
 * The statuses that another client and one address of the flood get for pages, ten times each. The
 * other client uses no more connections at once than a browser; that address, which has most, only
 * one.
 */
export async function statusesOf(url: string, pages: readonly string[], network: string) {
  const statuses = new Set<string>();
  for (let round = 0; round < 10; round += 1) {
    const statusesOfOther = pages.map((path) => requestStatus(url, path, OTHER_CLIENT));
    for (const status of await Promise.all(statusesOfOther)) statuses.add(status);
    for (const path of pages) statuses.add(await requestStatus(url, path, `${network}.1`));
  }
  return [...statuses];
}

/** The status that another client gets for a call that a scenario delays by some seconds. */
export function statusOfDelayed(url: string): Promise<string> {
  const call = callsOf("delayed", 1).replace("\r\n", "\r\nConnection: close\r\n");
  return send(url, call, OTHER_CLIENT);
}

/**
 * Requests a path over a separate connection.
 * @returns the status, or the code of the error
 */
function requestStatus(url: string, path: string, localAddress: string): Promise<string> {
  return send(url, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, localAddress);
}

/** The same for raw text, which must make the server close the connection after its response. */
function send(url: string, message: string, localAddress: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.write(message);
  return text(socket).then(
    (response) => /^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1] ?? "nothing",
    (error: NodeJS.ErrnoException) => error.code ?? String(error),
  );
}
