import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type HeldResource, largestHolders } from "./largest-holders.ts";

/** The open connections of a server and their unfinished responses. */
export interface Connections {
  /** Pending responses on a connection, in the order of the requests. */
  readonly pendingOn: (socket: Duplex) => readonly ServerResponse[];
  /** All responses that are not fully sent, those of a connection in the order of the requests. */
  readonly openResponses: () => readonly ServerResponse[];
  /** Destroys all connections, including tunnels and broken ones, which the server forgot. */
  readonly destroyAll: () => void;
}

export interface ConnectionLimits {
  readonly connections: number;
  /** Connections of one holder. */
  readonly connectionsEach: number;
  /** Holders with no more than this do not make room before others: a browser has six. */
  readonly exemptUpTo: number;
  /** Requests answered at the same time on one connection; further ones are not read. */
  readonly answersEach: number;
  /** Milliseconds after which a connection without a request counts as quiet rather than new. */
  readonly arrival: number;
}

export interface ConnectionsOptions {
  readonly limits: ConnectionLimits;
  /** The holder of connections from an IP address; undefined if many share it, as with a proxy. */
  readonly holderOf: (address: string) => string | undefined;
  /** Called when a connection is cut to make room. */
  readonly onCut: () => void;
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number;
}

/**
 * Uses a list and a number instead of a Set: entries deleted from a Set stay alive until the next
 * full garbage collection, and here that would be every request.
 */
interface Connection extends HeldResource {
  readonly socket: Duplex;
  /** In the order of the requests. */
  readonly answers: ServerResponse[];
  readonly openedAt: number;
  /** Sequence number of the last time that it opened or sent a request. */
  lastEvent: number;
}

/**
 * Tracks the connections of a server and bounds them. When there are too many, the largest holder
 * makes room for the new one: it loses the connection that has been quiet longest or, if none is
 * quiet, the one least recently active. So no caller can lock others out, whatever it requests.
 * Call it before adding listeners.
 */
export function trackConnections(
  server: Server,
  { limits, holderOf, onCut, now }: ConnectionsOptions,
): Connections {
  const open = new Map<Duplex, Connection>();
  let events = 0;

  function makeRoomFor(newcomer: Connection): void {
    const ownConnections = [...open.values()].filter(({ holder }) => holder === newcomer.holder);
    const hasTooMany = ownConnections.length > limits.connectionsEach;
    if (!hasTooMany && open.size <= limits.connections) return;
    const most = hasTooMany ? ownConnections : largestHolders(open.values(), limits.exemptUpTo);
    const [first, ...others] = most.filter((connection) => connection !== newcomer);
    if (!first) return;
    const since = newcomer.openedAt - limits.arrival;
    const { socket } = others.reduce((a, b) => (shouldCloseBefore(b, a, since) ? b : a), first);
    open.delete(socket);
    socket.destroy();
    onCut();
  }
  function add(connection: Connection, response: ServerResponse): void {
    const { answers } = connection;
    const socket = response.req.socket;
    connection.lastEvent = ++events;
    answers.push(response);
    response.once("close", () => {
      answers.splice(answers.indexOf(response), 1);
      if (answers.length === limits.answersEach - 1) socket.resume();
    });
    if (answers.length >= limits.answersEach) pauseSoon(socket, answers);
  }
  /** Deferred: Node resumes reading at the end of a request, undoing any earlier pause. */
  function pauseSoon(socket: Socket, answers: readonly ServerResponse[]): void {
    process.nextTick(() => {
      if (answers.length < limits.answersEach) return;
      socket.pause();
      probeClient(answers[0]);
    });
  }

  server.on("connection", (socket: Socket) => {
    const lastEvent = ++events;
    const holder = holderOf(socket.remoteAddress ?? "") ?? `connection ${lastEvent}`;
    const connection = { socket, holder, answers: [], openedAt: now(), lastEvent };
    open.set(socket, connection);
    socket.once("end", () => probeClient(connection.answers[0]));
    socket.once("close", () => open.delete(socket));
    makeRoomFor(connection);
  });
  server.on("request", ({ socket }, response) => {
    const connection = open.get(socket);
    if (connection && !socket.destroyed) add(connection, response);
  });

  return {
    pendingOn: (socket) => (open.get(socket)?.answers ?? []).filter(isPending),
    openResponses: () => [...open.values()].flatMap((connection) => connection.answers),
    destroyAll() {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}

/** A response is pending from the end of its request until it is fully written. */
function isPending({ req, writableEnded }: ServerResponse): boolean {
  return req.complete && !writableEnded;
}

/** @param since connections opened later are new: their request may have arrived unread */
function shouldCloseBefore(a: Connection, b: Connection, since: number): boolean {
  const isIdle = ({ openedAt, answers }: Connection) =>
    openedAt <= since && !answers.some(isPending);
  return isIdle(a) === isIdle(b) ? a.lastEvent < b.lastEvent : isIdle(a);
}

/** Milliseconds between two probes of a client whose connection is not read. */
const PROBE_INTERVAL_MS = 1000;

/**
 * Probes whether a client is still there. One that ended its side may be waiting or gone, and a
 * connection that is not read tells nothing. Only sending does: if the client is gone, its system
 * rejects the first bytes and ours the next, which closes the connection. The bytes are interim
 * responses, which every HTTP/1.1 client must accept.
 */
function probeClient(awaited: ServerResponse | undefined): void {
  if (!awaited || awaited.req.httpVersionMinor === 0) return;
  const send = () => {
    if (isPending(awaited) && !awaited.headersSent) awaited.writeProcessing();
  };
  const timer = setInterval(send, PROBE_INTERVAL_MS);
  awaited.once("close", () => clearInterval(timer));
}
