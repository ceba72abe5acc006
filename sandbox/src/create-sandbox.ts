import { createApiWith, createSandboxWith, type SharedData } from "./create-sandbox-with.ts";
import type { Sandbox } from "./http/api-as-fetch.ts";
import type { Api } from "./http/api-request.ts";
import type { SandboxOptions } from "./sandbox-options.ts";
import { sharedReference, sharedWorld } from "./shared-world.ts";

/**
 * The sandbox as a function shaped like `fetch`, for a server, a test suite or a page:
 *
 *     const sandbox = createSandbox({ clock: () => Date.UTC(2027, 0, 1) });
 *     const response = await sandbox(new Request("http://sandbox/apiservices/v3/culture/locales", {
 *       headers: { "x-api-key": "sandbox-key" },
 *     }));
 *
 * Its keys have no rate limit, which only a shared server needs; the exception is the key for
 * testing the limit. Sandboxes of one seed share their flights.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandboxWith(sharedData(), options);
}

/** The same for a server with its own request type; the documented keys have their rate limits. */
export function createApi(options: SandboxOptions = {}): Api {
  return createApiWith(sharedData(), options);
}

/** All place names are loaded from the start. */
function sharedData(): SharedData {
  return { reference: sharedReference(), worldOf: sharedWorld, loadNames: async () => {} };
}
