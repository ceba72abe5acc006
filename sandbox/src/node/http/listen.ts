import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, isIPv6, Server as NetServer } from "node:net";
import { callerNetwork } from "../../callers/caller-network.ts";
import { UsageError } from "../settings/usage-error.ts";
import { type Connections, trackConnections } from "./connections.ts";
import { gracefulShutdown } from "./graceful-shutdown.ts";
import { openFileLimit } from "./open-file-limit.ts";
import { isWellFormed } from "./request-target.ts";

/** Where to listen, and the setting for it, which errors name. */
export interface ListenAddress {
  readonly host: string;
  /** 0 picks any free one. */
  readonly port: number;
  readonly setting: string;
}

/** Any free port on loopback. */
export const ANY_PORT: ListenAddress = { host: "127.0.0.1", port: 0, setting: "PORT" };

export interface ListeningServer {
  /** Without a trailing slash: "http://localhost:3000". */
  readonly url: string;
  readonly server: Server;
  readonly connections: Connections;
  /** Stops accepting, lets responses in flight finish, and resolves when the port is free. */
  readonly close: () => Promise<void>;
}

/** Milliseconds after which a slow client is disconnected. */
export interface Timeouts {
  /** For the header section. */
  readonly headers: number;
  /** For the whole of a request. */
  readonly request: number;
  /** Without a byte in either direction while a response is awaited or sent. */
  readonly silence: number;
  /** Between two requests on one connection; longer than a proxy in front keeps it open. */
  readonly idle: number;
}

const TIMEOUTS_MS: Timeouts = { headers: 10_000, request: 30_000, silence: 60_000, idle: 20_000 };
const MAX_CONNECTIONS = 2000;
/** The share of them that one IP address or IPv6 network can hold. */
const SHARE = 1 / 4;
/** A browser opens six per host. */
const BROWSER_CONNECTIONS = 6;
const MAX_RESPONSES_EACH = 16;
const ARRIVAL = 100;
/** Open files besides connections: the program's, its threads' and those of reading a new build. */
const OTHER_FILES = 200;

export interface ListenOptions {
  readonly timeouts?: Timeouts;
  /** Whether connections from an IP address are shared by many callers. Default: never. */
  readonly isProxy?: (address: string) => boolean;
  /** Called when a connection is cut to make room for another one. */
  readonly onCut?: () => void;
}

/** @throws UsageError with a one-line message if the address is not available */
export async function listen(
  listener: RequestListener,
  address: ListenAddress,
  { timeouts = TIMEOUTS_MS, isProxy = () => false, onCut = () => {} }: ListenOptions = {},
): Promise<ListeningServer> {
  const server = createServer({
    // Let requests without a host, or with two, reach the listeners: the catalogue has an error.
    requireHostHeader: false,
    joinDuplicateHeaders: true,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.headers / 4,
    keepAliveTimeout: timeouts.idle,
  });
  // Node drops what comes after the first 1,000 headers: a proxy's own address, or a second host.
  server.maxHeadersCount = 0;
  // A client may end its side and wait: Node would close the other side before the response.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.setTimeout(timeouts.silence);
  const most = maxConnections(openFileLimit());
  const connections = trackConnections(server, {
    limits: {
      connections: most,
      connectionsEach: Math.ceil(most * SHARE),
      exemptUpTo: BROWSER_CONNECTIONS,
      answersEach: MAX_RESPONSES_EACH,
      arrival: ARRIVAL,
    },
    holderOf: (from) => (isProxy(from) ? undefined : callerNetwork(from)),
    onCut,
    now: () => performance.now(),
  });
  const close = gracefulShutdown(server, connections);
  server.on("request", (incoming, response) => {
    // As Node does with what it refuses itself.
    if (!isWellFormed(incoming)) response.shouldKeepAlive = false;
    listener(incoming, response);
  });
  await listenOn(server, address);
  return { url: urlOf(server, address), server, connections, close };
}

/** Each connection is an open file, and a process has a limit of those. */
export function maxConnections(openFiles: number): number {
  return Math.max(1, Math.min(MAX_CONNECTIONS, openFiles - OTHER_FILES));
}

/** @throws UsageError if the address is not available */
export async function ensureFree(address: ListenAddress): Promise<void> {
  const probe = new NetServer();
  await listenOn(probe, address);
  await new Promise((resolve) => probe.close(resolve));
}

/** @throws UsageError with a one-line message if the address is not available */
export function listenOn(server: NetServer, { host, port, setting }: ListenAddress) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ""]?.(host, port, setting);
      reject(reason === undefined ? error : new UsageError(reason));
    });
    server.listen(port, host, resolve);
  });
}

type Reason = (host: string, port: number, setting: string) => string;

const REASONS: Readonly<Record<string, Reason>> = {
  EADDRINUSE: (host, port, setting) =>
    `${setting} ${port} is in use on ${host}: stop what listens there, or choose another as in ${setting}=${port + 1}.`,
  EACCES: (_, port, setting) =>
    `${setting} ${port} is not open to this user: choose one above 1023, as in ${setting}=3000.`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
};

function unknownHost(host: string): string {
  return `HOST ${host} is not an address of this machine: use 127.0.0.1 for this machine alone or 0.0.0.0 for everyone.`;
}

const LOCAL = ["127.0.0.1", "0.0.0.0", "::", "::1"];

export function urlOf(server: Server, { host }: ListenAddress): string {
  // A server that listens on a port has an `AddressInfo`.
  return urlAt(host, (server.address() as AddressInfo).port);
}

/** Uses `localhost` where that works in a browser on this machine. */
export function urlAt(host: string, port: number): string {
  if (LOCAL.includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
