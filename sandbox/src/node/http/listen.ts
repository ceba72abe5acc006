import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, isIPv6, Server as NetServer } from "node:net";
import { callerNetwork } from "../../callers/caller-network.ts";
import { UsageError } from "../settings/usage-error.ts";
import { type Connections, trackConnections } from "./connections.ts";
import { gracefulShutdown } from "./graceful-shutdown.ts";
import { openFileLimit } from "./open-file-limit.ts";

/** Where to listen, and the setting that says so: for the one who has to choose another port. */
export interface ListenAddress {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly setting: string;
}

/** Any free port of this machine alone. */
export const ANY_PORT: ListenAddress = { host: "127.0.0.1", port: 0, setting: "PORT" };

export interface Listening {
  /** Without a slash at the end: "http://localhost:3000". */
  readonly url: string;
  readonly server: Server;
  readonly connections: Connections;
  /** Stops accepting, lets answers under way finish, and resolves when the port is free. */
  readonly close: () => Promise<void>;
}

/** Milliseconds after which a client that is slow is one that is not there. */
export interface Timeouts {
  /** For the header section. */
  readonly headers: number;
  /** For the whole of a request. */
  readonly request: number;
  /** Without a byte in either direction while an answer is awaited or sent. */
  readonly silence: number;
  /** Between two requests on one connection. Longer than a proxy in front keeps its own. */
  readonly idle: number;
}

const TIMEOUTS_MS: Timeouts = { headers: 10_000, request: 30_000, silence: 60_000, idle: 20_000 };
const MAX_CONNECTIONS = 2000;
/** What one IP address, or one IPv6 network, can have of them. */
const SHARE = 1 / 4;
/** A browser has six for a host. */
const MODEST = 6;
const MAX_RESPONSES_EACH = 16;
const ARRIVAL = 100;
/** Files besides connections: the program's own, its threads' and what reads a new build. */
const OTHER_FILES = 200;

export interface ListenOptions {
  readonly timeouts?: Timeouts;
  /** Whether connections from an IP address are shared by many callers. Default: never. */
  readonly isProxy?: (address: string) => boolean;
  /** Told of a connection that is cut to make room for another one. */
  readonly onCut?: () => void;
}

/** @throws UsageError in one line, when the address cannot be had */
export async function listen(
  listener: RequestListener,
  address: ListenAddress,
  { timeouts = TIMEOUTS_MS, isProxy = () => false, onCut = () => {} }: ListenOptions = {},
): Promise<Listening> {
  const server = createServer({
    // A request without a host, or with two, reaches the listeners: the catalogue has words for it.
    requireHostHeader: false,
    joinDuplicateHeaders: true,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.headers / 4,
    keepAliveTimeout: timeouts.idle,
  });
  // Who ends its side has said all, and waits: Node would end the other before the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.setTimeout(timeouts.silence);
  const most = mostConnections();
  const connections = trackConnections(server, {
    limits: {
      connections: most,
      connectionsEach: Math.ceil(most * SHARE),
      modest: MODEST,
      answersEach: MAX_RESPONSES_EACH,
      arrival: ARRIVAL,
    },
    holderOf: (from) => (isProxy(from) ? undefined : callerNetwork(from)),
    onCut,
    now: () => performance.now(),
  });
  const close = gracefulShutdown(server, connections);
  server.on("request", listener);
  await listenOn(server, address);
  return { url: urlOf(server, address), server, connections, close };
}

/** A connection is an open file, of which a process may have so many. */
function mostConnections(): number {
  return Math.max(1, Math.min(MAX_CONNECTIONS, openFileLimit() - OTHER_FILES));
}

/** @throws UsageError when somebody else listens there */
export async function ensureFree(address: ListenAddress): Promise<void> {
  const probe = new NetServer();
  await listenOn(probe, address);
  await new Promise((resolve) => probe.close(resolve));
}

/** @throws UsageError in one line, when the address cannot be had */
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
  return `HOST ${host} is no address of this machine: use 127.0.0.1 for this machine alone or 0.0.0.0 for everyone.`;
}

const LOCAL = ["127.0.0.1", "0.0.0.0", "::", "::1"];

export function urlOf(server: Server, { host }: ListenAddress): string {
  // A server that listens on a port has an address with one.
  return urlAt(host, (server.address() as AddressInfo).port);
}

/** With the name that works in a browser of this machine, where there is one. */
export function urlAt(host: string, port: number): string {
  if (LOCAL.includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
