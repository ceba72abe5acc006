/** Clients that take what they can of a server, from one loopback address or from many. */
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { operations } from "../../contract/generated/operations.ts";
import { SCENARIO_HEADER } from "../../sandbox/src/scenarios/find-scenario.ts";

export interface Crowd {
  /** Those of loopback that begin so, as in "127.0.3": a crowd of its own has limits of its own. */
  readonly network: string;
  readonly addresses: number;
  /** Of all addresses together. */
  readonly connections: number;
  /** What the connection of a number sends as soon as it is open. */
  readonly text: (connection: number) => string;
}

export interface OpenCrowd {
  /** Connections that the server has not ended. */
  readonly open: () => number;
  /** Status lines that came back, by status. */
  readonly statuses: () => Readonly<Record<string, number>>;
  readonly hangUp: () => void;
}

const NEAREST = JSON.stringify({
  locator: { coordinates: { latitude: 51.5, longitude: 0 } },
  locale: "en-GB",
});
const SUGGEST = JSON.stringify({ query: { market: "UK", locale: "en-GB", searchTerm: "lon" } });

/** Calls that are valid, cheap, and of operations that each have their own limit a minute. */
const CALLS: readonly (readonly [string, string, string?])[] = [
  ["GET", operations.listLocales.path],
  ["GET", operations.listCurrencies.path],
  ["GET", operations.listMarkets.path.replace("{locale}", "en-GB")],
  ["GET", operations.listFlightPlaces.path.replace("{locale}", "en-GB")],
  ["GET", operations.findNearestCulture.path],
  ["POST", operations.findNearestPlaces.path, NEAREST],
  ["POST", operations.suggestFlightPlaces.path, SUGGEST],
];

/** So many calls of a scenario, each of another operation, to be sent over one connection. */
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

/** Resolves when all of them have connected and sent what they have to say. */
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

/** Somebody of no crowd. */
export const STRANGER = "127.0.0.1";
/** What comes from memory, wherever the sandbox is served, and beside a site. */
export const SANDBOX_PAGES = ["/healthz", "/apiservices/v3/"];
export const SITE_PAGES = [...SANDBOX_PAGES, "/docs/intro", "/openapi/geo.json"];

/**
 * What a stranger, and one of the crowd's own addresses, get of pages, ten times each: the stranger
 * over no more connections at once than a browser has, the other, which holds most, over one.
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

/** What a stranger gets for a call that a scenario delays by some seconds. */
export function statusOfDelayed(url: string): Promise<string> {
  const call = callsOf("delayed", 1).replace("\r\n", "\r\nConnection: close\r\n");
  return send(url, call, STRANGER);
}

/**
 * Asks for a path over a connection of its own.
 * @returns the status, or the error that came in its place
 */
function ask(url: string, path: string, localAddress: string): Promise<string> {
  return send(url, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, localAddress);
}

/** The same for text that makes the server close the connection, once it is answered. */
function send(url: string, said: string, localAddress: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.write(said);
  return text(socket).then(
    (answer) => /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? "nothing",
    (error: NodeJS.ErrnoException) => error.code ?? String(error),
  );
}
