import { fileURLToPath } from "node:url";
import { type MountedSandbox, mountSandbox } from "../../../sandbox/src/node/mount-sandbox.ts";
import { targetOf } from "../../../sandbox/src/node/request-target.ts";
import { type ServedSandbox, serveSandbox } from "../../../sandbox/src/node/serve-sandbox.ts";
import type { Settings } from "../../../sandbox/src/node/settings.ts";
import { openCurrentBuild } from "./current-build.ts";
import { createSiteListener, type Listener } from "./site-listener.ts";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** Serves the built site and the sandbox on one port, and says where. */
export async function serveSite(settings: Settings): Promise<ServedSandbox> {
  const site = await openSite();
  const sandbox = mountSandbox(settings);
  const served = await serveSandbox(settings, sandbox, besideSandbox(sandbox, site.listener));
  console.log(`Documentation  ${served.url}/`);
  console.log(`Sandbox        ${served.url}/apiservices/v3/   (x-api-key: sandbox-key)`);
  if (served.metricsUrl) console.log(`Metrics        ${served.metricsUrl}`);
  return {
    ...served,
    async close() {
      await served.close();
      site.close();
    },
  };
}

/** The built site alone. `close` stops looking for a newer build. */
export async function openSite() {
  const { get, close } = await openCurrentBuild(dist, { warn: (line) => console.error(line) });
  return { listener: createSiteListener(get), close };
}

/** Gives the sandbox its own paths and everything else to another listener. */
export function besideSandbox({ owns, listener }: MountedSandbox, rest: Listener): Listener {
  return (request, response) => {
    if (owns(targetOf(request)?.path ?? "")) listener(request, response);
    else rest(request, response);
  };
}
