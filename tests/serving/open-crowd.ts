/** Clients that take all they can from a server, from one loopback address or from many. */
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { operations } from "../../contract/generated/operations.ts";
import { SCENARIO_HEADER } from "../../sandbox/src/scenarios/find-scenario.ts";

export interface Crowd {
  /** Prefix of its loopback addresses, "127.0.3": each crowd has separate limits. */
  readonly network: string;
  readonly addresses: number;
  /** Total over all addresses. */
  readonly connections: number;
  /** What the connection with this number sends as soon as it is open. */
  readonly text: (connection: number) => string;
}

export interface OpenCrowd {
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
export async function openCrowd(url: string, crowd: Crowd): Promise<OpenCrowd> {
  const { hostname, port } = new URL(url);
  const statuses: Record<string, number> = {};
  const sockets = await Promise.all(
    Array.from({ length: crowd.connections }, (_, index) => {
      const localAddress = `${crowd.network}.${1 + (index % crowd.addresses)}`;
      const socket = connect({ host: hostname, port: Number(port), localAddress });
      socket.on("data", (part) => {
        for (const [, status = ""] of String(part).matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      });
      return saidBy(socket, crowd.text(index));
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

function saidBy(socket: Socket, said: string): Promise<Socket> {
  return new Promise((resolve) => {
    socket.on("error", () => resolve(socket));
    socket.once("connect", () => socket.write(said, () => resolve(socket)));
  });
}

/** The address of a client outside any crowd. */
export const STRANGER = "127.0.0.1";
/** Pages served from memory, wherever the sandbox runs; the second list is for a whole site. */
export const SANDBOX_PAGES = ["/healthz", "/apiservices/v3/"];
export const SITE_PAGES = [...SANDBOX_PAGES, "/docs/intro", "/openapi/geo.json"];

/**
 * The statuses that a stranger and one address of the crowd get for pages, ten times each. The
 * stranger uses no more connections at once than a browser; the other, which has most, only one.
 */
export async function statusesOf(url: string, pages: readonly string[], network: string) {
  const statuses = new Set<string>();
  for (let round = 0; round < 10; round += 1) {
    const asked = pages.map((path) => ask(url, path, STRANGER));
    for (const status of await Promise.all(asked)) statuses.add(status);
    for (const path of pages) statuses.add(await ask(url, path, `${network}.1`));
  }
  return [...statuses];
}

/** The status that a stranger gets for a call that a scenario delays by some seconds. */
export function statusOfDelayed(url: string): Promise<string> {
  const call = callsOf("delayed", 1).replace("\r\n", "\r\nConnection: close\r\n");
  return send(url, call, STRANGER);
}

/**
 * Requests a path over a separate connection.
 * @returns the status, or the code of the error
 */
function ask(url: string, path: string, localAddress: string): Promise<string> {
  return send(url, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, localAddress);
}

/** The same for raw text, which must make the server close the connection after its response. */
function send(url: string, said: string, localAddress: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.write(said);
  return text(socket).then(
    (answer) => /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? "nothing",
    (error: NodeJS.ErrnoException) => error.code ?? String(error),
  );
}
