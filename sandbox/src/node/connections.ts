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
 * Follows the connections of a server and bounds them. When there are too many, the one that was
 * quiet longest makes room for the new one: whoever opens thousands and asks nothing with them keeps
 * nobody out. One to which an answer is owed stays. Call it before listeners are added.
 */
export function trackConnections(server: Server, limits: ConnectionLimits): Connections {
  /** In the order in which they asked last. */
  const open = new Map<Duplex, Set<ServerResponse>>();
  let answers = 0;
  const answersOf = (socket: Duplex) => open.get(socket) ?? new Set();
  const owedTo = (socket: Duplex) => [...answersOf(socket)].filter(isOwed);

  function forget(socket: Duplex): void {
    answers -= answersOf(socket).size;
    open.delete(socket);
  }
  function makeRoom(): void {
    for (const socket of open.keys()) {
      if (owedTo(socket).length > 0) continue;
      forget(socket);
      socket.destroy();
      return;
    }
  }
  function add(socket: Socket, response: ServerResponse): void {
    const own = answersOf(socket).add(response);
    open.delete(socket);
    open.set(socket, own);
    answers += 1;
    response.once("close", () => {
      if (own.delete(response) && open.has(socket)) answers -= 1;
      if (own.size < limits.answersEach) socket.resume();
    });
    // Not at once: Node reads on after the end of a request, whatever is said before that end.
    process.nextTick(() => {
      if (own.size >= limits.answersEach) socket.pause();
    });
    if (answers > limits.answers) socket.destroy();
  }

  server.on("connection", (socket: Socket) => {
    open.set(socket, new Set());
    socket.once("close", () => forget(socket));
    if (open.size > limits.connections) makeRoom();
  });
  server.on("request", ({ socket }, response) => {
    if (!socket.destroyed) add(socket, response);
  });

  return {
    owedTo,
    underWay: () => [...open.values()].flatMap((own) => [...own]),
    destroyAll() {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}

/** An answer is owed to who has asked to the end, until all of it is given to the connection. */
function isOwed({ req, writableEnded }: ServerResponse): boolean {
  return req.complete && !writableEnded;
}
