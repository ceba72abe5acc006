import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type MountedSandbox, mountSandbox } from "../../../sandbox/src/node/mount-sandbox.ts";
import type { Headers } from "../generate/security-headers.ts";
import { closeOnSignal, type Listening, listen } from "./listen.ts";
import { createSiteListener, type Listener } from "./site-listener.ts";

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** Serves the built site and the sandbox on one loopback port, until SIGTERM or SIGINT. */
export async function serveSite({ port, environment }: ServeOptions): Promise<Listening> {
  const sandbox = mountSandbox(environment);
  const listening = await listen(besideSandbox(sandbox, siteListener()), port);
  sandbox.guard(listening.server);
  closeOnSignal(process, async () => {
    await listening.close();
    await sandbox.close();
  });
  console.log(`Documentation  ${listening.url}/`);
  console.log(`Sandbox        ${listening.url}/apiservices/v3/   (x-api-key: sandbox-key)`);
  return listening;
}

/** The built site alone. */
export function siteListener(): Listener {
  const headers = JSON.parse(readFileSync(join(dist, "headers.json"), "utf8")) as Headers;
  return createSiteListener(join(dist, "public"), headers);
}

/** Gives the sandbox its own paths and everything else to another listener. */
export function besideSandbox({ owns, listener }: MountedSandbox, rest: Listener): Listener {
  return (request, response) => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    if (owns(pathname)) listener(request, response);
    else rest(request, response);
  };
}
