import { fileURLToPath } from "node:url";
import { type MountedSandbox, mountSandbox } from "../../../sandbox/src/node/mount-sandbox.ts";
import { openCurrentBuild } from "./current-build.ts";
import { closeOnSignal, type Listening, listen } from "./listen.ts";
import { pathOf } from "./request-target.ts";
import { createSiteListener, type Listener } from "./site-listener.ts";

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** Serves the built site and the sandbox on one loopback port, until SIGTERM or SIGINT. */
export async function serveSite({ port, environment }: ServeOptions): Promise<Listening> {
  const site = await openSite();
  const sandbox = mountSandbox(environment);
  const listening = await listen(besideSandbox(sandbox, site.listener), port);
  sandbox.guard(listening.server);
  closeOnSignal(process, async () => {
    await listening.close();
    site.close();
    await sandbox.close();
  });
  console.log(`Documentation  ${listening.url}/`);
  console.log(`Sandbox        ${listening.url}/apiservices/v3/   (x-api-key: sandbox-key)`);
  return listening;
}

/** The built site alone. `close` stops looking for a newer build. */
export async function openSite() {
  const { get, close } = await openCurrentBuild(dist, { warn: (line) => console.error(line) });
  return { listener: createSiteListener(get), close };
}

/** Gives the sandbox its own paths and everything else to another listener. */
export function besideSandbox({ owns, listener }: MountedSandbox, rest: Listener): Listener {
  return (request, response) => {
    if (owns(pathOf(request) ?? "")) listener(request, response);
    else rest(request, response);
  };
}
