import { fileURLToPath } from "node:url";
import { urlAt } from "../../../sandbox/src/node/http/listen.ts";
import { targetOf } from "../../../sandbox/src/node/http/request-target.ts";
import {
  type MountedSandbox,
  mountSandbox,
} from "../../../sandbox/src/node/process/mount-sandbox.ts";
import {
  type ServedSandbox,
  serveSandbox,
} from "../../../sandbox/src/node/process/serve-sandbox.ts";
import type { Settings } from "../../../sandbox/src/node/settings/settings.ts";
import { FIXED_DAY } from "../base/dates/fixed-day.ts";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import { SANDBOX_DOCS } from "../base/sandbox-anchors.ts";
import { type Placeholders, placeholdersOf } from "../publish/placeholders.ts";
import { openCurrentBuild } from "./current-build.ts";
import type { Build } from "./read-build.ts";
import { createSiteListener, type Listener } from "./site-listener.ts";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** What a mounted listener can use. */
export interface SiteParts {
  readonly sandbox: MountedSandbox;
  /** The build that is being served. */
  readonly build: () => Build;
  /** The origin of the site for its readers. */
  readonly origin: () => string;
}

/** A part of the server with its own paths. */
export type MountedPart = Pick<MountedSandbox, "owns" | "listener">;

/**
 * Serves the built site and the sandbox on one port, and prints its URLs.
 * @param mount creates a further listener to serve beside them
 */
export async function serveSite(
  settings: Settings,
  mount: (parts: SiteParts) => MountedPart,
): Promise<ServedSandbox> {
  const { host, port, publicOrigin, clock } = settings;
  // Port 0 is resolved only once listening; until then the files keep the placeholder origin.
  let origin = publicOrigin ?? (port === 0 ? PLACEHOLDER_ORIGIN : urlAt(host, port));
  const site = await openSite(() => ({ ...placeholdersOf(clock(), origin), engine: "server" }));
  const sandbox = mountSandbox(settings, { docs: SANDBOX_DOCS });
  const more = mount({ sandbox, build: site.get, origin: () => origin });
  const listener = beside(sandbox, beside(more, site.listener));
  const served = await serveSandbox(settings, sandbox, listener);
  origin = publicOrigin ?? served.url;
  await site.renew();
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

/**
 * Opens the built site only. By default its placeholders are those of the fixed day, so it is the
 * same every day. `close` stops watching for a newer build.
 */
export async function openSite(placeholders: () => Placeholders = () => placeholdersOf(FIXED_DAY)) {
  const warn = (line: string) => console.error(line);
  const { get, renew, close } = await openCurrentBuild(dist, { warn, placeholders });
  return { listener: createSiteListener(get), get, renew, close };
}

/** Routes the paths of the sandbox, or of another mounted part, to it, and all others to `rest`. */
export function beside({ owns, listener }: MountedPart, rest: Listener): Listener {
  return (request, response) => {
    if (owns(targetOf(request)?.path ?? "")) listener(request, response);
    else rest(request, response);
  };
}
