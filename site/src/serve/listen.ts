import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { closeServer } from "../../../sandbox/src/node/close-server.ts";

export interface Listening {
  readonly url: string;
  readonly server: Server;
  /** Stops accepting, lets answers under way finish, and resolves when the port is free. */
  readonly close: () => Promise<void>;
}

/** Listens on loopback only. Port 0 takes any free one. */
export async function listen(listener: RequestListener, port: number): Promise<Listening> {
  // A request without a host is the sandbox's to answer, in the catalogue's words.
  const server = createServer({ requireHostHeader: false }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://localhost:${taken}`, server, close: () => closeServer(server) };
}

/** Closes on the first SIGTERM or SIGINT; the process then ends by itself. */
export function closeOnSignal(process: NodeJS.Process, close: () => Promise<void>): void {
  const stop = () => {
    process.off("SIGTERM", stop).off("SIGINT", stop);
    void close();
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
}
