import { AsyncLocalStorage } from "node:async_hooks";
import { createSandbox } from "../../../sandbox/src/create-sandbox.ts";
import { FIXED_DAY } from "../base/dates/fixed-day.ts";

/**
 * Sends a request to the sandbox at `elapsed` milliseconds after the fixed day, from an address.
 */
export type FixedSandbox = (
  request: Request,
  elapsed?: number,
  address?: string,
) => Promise<Response>;

/** The same in every build, so that the same request gets the same session token. */
const SECRET = "the sandbox of the fixed day";

/** Creates one sandbox for all proofs; each call has its own clock. */
export function createFixedSandbox(): FixedSandbox {
  const clock = new AsyncLocalStorage<number>();
  const sandbox = createSandbox({ clock: () => clock.getStore() ?? FIXED_DAY, secrets: [SECRET] });
  return (request, elapsed = 0, address = "") =>
    clock.run(FIXED_DAY + elapsed, () => sandbox(request, { address }));
}
