import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Listening {
  readonly url: string;
  readonly server: Server;
  /** Stops accepting, lets answers under way finish, and resolves when the port is free. */
  readonly close: () => Promise<void>;
}

/** Listens on loopback only. Port 0 takes any free one. */
export async function listen(listener: RequestListener, port: number): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  return { url: `http://localhost:${taken}`, server, close };
}

/** Closes on the first SIGTERM or SIGINT; the process then ends by itself. */
export function closeOnSignal(process: NodeJS.Process, close: () => Promise<void>): void {
  const stop = () => {
    process.off("SIGTERM", stop).off("SIGINT", stop);
    void close();
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
}
