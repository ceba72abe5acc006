import type { Api } from "./api-request.ts";
import type { Sandbox } from "./fetch-shape.ts";
import { createApiOn, createSandboxOn, type Ground, type SandboxOptions } from "./sandbox-on.ts";
import { sharedReference, sharedWorld } from "./shared-world.ts";

/**
 * The sandbox as a function shaped like `fetch`, for a server, a test suite or a page:
 *
 *     const sandbox = createSandbox({ clock: () => Date.UTC(2027, 0, 1) });
 *     const response = await sandbox(new Request("http://sandbox/apiservices/v3/culture/locales", {
 *       headers: { "x-api-key": "sandbox-key" },
 *     }));
 *
 * Its keys have no limit, except for the one that is there to reach it: a limit guards a server that
 * many share. Sandboxes of one seed share their flights.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandboxOn(sharedGround(), options);
}

/** The same for a server that has requests of its own kind, with the limits of the documented keys. */
export function createApi(options: SandboxOptions = {}): Api {
  return createApiOn(sharedGround(), options);
}

/** Every name is there from the beginning. */
function sharedGround(): Ground {
  return { reference: sharedReference(), worldOf: sharedWorld, loadNames: async () => {} };
}
