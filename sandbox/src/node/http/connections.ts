import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type Held, largestHolders } from "./largest-holders.ts";

/** Who is connected to a server, and which answers they wait for. */
export interface Connections {
  /** Answers to whole requests that are still being made, in the order of the requests. */
  readonly owedTo: (socket: Duplex) => readonly ServerResponse[];
  /** Every answer that is not sent to its end, whoever it is for. */
  readonly underWay: () => readonly ServerResponse[];
  /** Ends them all, tunnels and broken ones included, of which the server knows no more. */
  readonly destroyAll: () => void;
}

export interface ConnectionLimits {
  readonly connections: number;
  /** Connections of one holder. */
  readonly connectionsEach: number;
  /** Who has no more of them is not asked to make room before others: a browser with its six. */
  readonly modest: number;
  /** Requests of one connection that are answered at the same time: the next ones are not read. */
  readonly answersEach: number;
  /** Milliseconds until a connection without a request is a quiet one, and not just a new one. */
  readonly arrival: number;
}

export interface ConnectionsOptions {
  readonly limits: ConnectionLimits;
  /** Who holds a connection from an IP address; undefined where it belongs to many, as a proxy's. */
  readonly holderOf: (address: string) => string | undefined;
  /** Told of a connection that is cut to make room. */
  readonly onCut: () => void;
  /** Milliseconds of any steady clock. */
  readonly now: () => number;
}

/**
 * A list and a number, and no Set to add to and delete from: what a Set once held stays alive until
 * the next full collection, and here that would be each request.
 */
interface Connection extends Held {
  readonly socket: Duplex;
  /** In the order of the requests. */
  readonly answers: ServerResponse[];
  readonly openedAt: number;
  /** When it opened or asked last, in the order of all such events. */
  lastEvent: number;
}

/**
 * Follows the connections of a server and bounds them. When there are too many, whoever holds most
 * of them makes room for the new one: with the connection that was quiet longest and, only where an
 * answer is owed to each, with one of these. So nobody is kept out by others, whatever they ask.
 * Call it before listeners are added.
 */
export function trackConnections(
  server: Server,
  { limits, holderOf, onCut, now }: ConnectionsOptions,
): Connections {
  const open = new Map<Duplex, Connection>();
  let events = 0;

  function makeRoomFor(newcomer: Connection): void {
    const own = [...open.values()].filter(({ holder }) => holder === newcomer.holder);
    const hasTooMany = own.length > limits.connectionsEach;
    if (!hasTooMany && open.size <= limits.connections) return;
    const most = hasTooMany ? own : largestHolders(open.values(), limits.modest);
    const [first, ...others] = most.filter((connection) => connection !== newcomer);
    if (!first) return;
    const since = newcomer.openedAt - limits.arrival;
    const { socket } = others.reduce((a, b) => (isLessMissed(b, a, since) ? b : a), first);
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
  /** Not at once: Node reads on after the end of a request, whatever is said before that end. */
  function pauseSoon(socket: Socket, answers: readonly ServerResponse[]): void {
    process.nextTick(() => {
      if (answers.length < limits.answersEach) return;
      socket.pause();
      findOutWhetherGone(answers[0]);
    });
  }

  server.on("connection", (socket: Socket) => {
    const lastEvent = ++events;
    const holder = holderOf(socket.remoteAddress ?? "") ?? `connection ${lastEvent}`;
    const connection = { socket, holder, answers: [], openedAt: now(), lastEvent };
    open.set(socket, connection);
    socket.once("end", () => findOutWhetherGone(connection.answers[0]));
    socket.once("close", () => open.delete(socket));
    makeRoomFor(connection);
  });
  server.on("request", ({ socket }, response) => {
    const connection = open.get(socket);
    if (connection && !socket.destroyed) add(connection, response);
  });

  return {
    owedTo: (socket) => (open.get(socket)?.answers ?? []).filter(isOwed),
    underWay: () => [...open.values()].flatMap((connection) => connection.answers),
    destroyAll() {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}

/** An answer is owed to who has asked to the end, until all of it is given to the connection. */
function isOwed({ req, writableEnded }: ServerResponse): boolean {
  return req.complete && !writableEnded;
}

/** @param since when what has opened is new: its request may have come and not been read yet */
function isLessMissed(a: Connection, b: Connection, since: number): boolean {
  const isQuiet = ({ openedAt, answers }: Connection) => openedAt <= since && !answers.some(isOwed);
  return isQuiet(a) === isQuiet(b) ? a.lastEvent < b.lastEvent : isQuiet(a);
}

/** Milliseconds between two bytes for a client of which no more is read. */
const LOOK = 1000;

/**
 * Whoever ends its side has either said all it wants to say or hung up, and of a connection that is
 * not read nothing is known at all. Only bytes sent there tell: the system of one who is gone
 * refuses the first, and then ours the next, which closes the connection. Every client of HTTP/1.1
 * has to take interim responses.
 */
function findOutWhetherGone(awaited: ServerResponse | undefined): void {
  if (!awaited || awaited.req.httpVersionMinor === 0) return;
  const send = () => {
    if (isOwed(awaited) && !awaited.headersSent) awaited.writeProcessing();
  };
  const timer = setInterval(send, LOOK);
  awaited.once("close", () => clearInterval(timer));
}
