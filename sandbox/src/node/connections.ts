import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

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
  /** Requests of one connection that are answered at the same time: the next ones are not read. */
  readonly answersEach: number;
  /** Answers under way in all. One piece of bytes may hold hundreds of requests. */
  readonly answers: number;
}

/**
 * A list and a number, and no Set to add to and delete from: what a Set once held stays alive until
 * the next full collection, and here that would be each request.
 */
interface Connection {
  /** In the order of the requests. */
  readonly answers: ServerResponse[];
  /** When it opened or asked last, in the order of all such events. */
  lastEvent: number;
}

/**
 * Follows the connections of a server and bounds them. When there are too many, the one that was
 * quiet longest makes room for the new one: whoever opens thousands and asks nothing with them keeps
 * nobody out. One to which an answer is owed stays. Call it before listeners are added.
 */
export function trackConnections(server: Server, limits: ConnectionLimits): Connections {
  const open = new Map<Duplex, Connection>();
  let answers = 0;
  let events = 0;
  const owedTo = (socket: Duplex) => (open.get(socket)?.answers ?? []).filter(isOwed);

  function forget(socket: Duplex): void {
    answers -= open.get(socket)?.answers.length ?? 0;
    open.delete(socket);
  }
  function makeRoom(): void {
    const idle = [...open].filter(([socket]) => owedTo(socket).length === 0);
    const [first, ...others] = idle;
    if (!first) return;
    const [quietest] = others.reduce((a, b) => (b[1].lastEvent < a[1].lastEvent ? b : a), first);
    forget(quietest);
    quietest.destroy();
  }
  function add(socket: Socket, response: ServerResponse): void {
    const connection = open.get(socket);
    if (!connection) return;
    connection.lastEvent = ++events;
    const own = connection.answers;
    own.push(response);
    answers += 1;
    response.once("close", () => {
      if (open.has(socket)) answers -= 1;
      own.splice(own.indexOf(response), 1);
      if (own.length === limits.answersEach - 1) socket.resume();
    });
    if (own.length >= limits.answersEach) pauseSoon(socket, own);
    if (answers > limits.answers) socket.destroy();
  }
  /** Not at once: Node reads on after the end of a request, whatever is said before that end. */
  function pauseSoon(socket: Socket, own: readonly ServerResponse[]): void {
    process.nextTick(() => {
      if (own.length >= limits.answersEach) socket.pause();
    });
  }

  server.on("connection", (socket: Socket) => {
    open.set(socket, { answers: [], lastEvent: ++events });
    socket.once("close", () => forget(socket));
    if (open.size > limits.connections) makeRoom();
  });
  server.on("request", ({ socket }, response) => {
    if (!socket.destroyed) add(socket, response);
  });

  return {
    owedTo,
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
