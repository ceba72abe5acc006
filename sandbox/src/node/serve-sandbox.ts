import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { closeServer } from "./close-server.ts";
import { type MountedSandbox, mountSandbox } from "./mount-sandbox.ts";
import type { ProcessEnvironment } from "./settings.ts";

export interface ServedSandbox {
  readonly url: string;
  /** Stops accepting, lets answers under way finish, then ends. */
  readonly close: () => Promise<void>;
}

const DEFAULT_PORT = 3000;

/** Serves the sandbox alone. `PORT` 0 takes any free port; `HOST` is loopback unless set. */
export async function serveSandbox(
  environment: ProcessEnvironment,
  mounted: MountedSandbox = mountSandbox(environment),
): Promise<ServedSandbox> {
  const { PORT = DEFAULT_PORT, HOST = "127.0.0.1" } = environment;
  // A request without a host reaches the listener, which answers it in the catalogue's words.
  const server = createServer({ requireHostHeader: false }, mounted.listener);
  mounted.guard(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(Number(PORT), HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${port}`,
    async close() {
      await closeServer(server);
      await mounted.close();
    },
  };
}
