import { AsyncLocalStorage } from "node:async_hooks";
import { createSandbox } from "../../../sandbox/src/create-sandbox.ts";
import { FIXED_DAY } from "../base/dates/fixed-day.ts";

/** Asks the sandbox so many milliseconds after the fixed day began to count, from one address. */
export type FixedSandbox = (
  request: Request,
  elapsed?: number,
  address?: string,
) => Promise<Response>;

/** The same in each build, so that the same request gets the same session token. */
const SECRET = "the sandbox of the fixed day";

/** One sandbox for all that is proved: each who asks has a clock of its own. */
export function createFixedSandbox(): FixedSandbox {
  const clock = new AsyncLocalStorage<number>();
  const sandbox = createSandbox({ clock: () => clock.getStore() ?? FIXED_DAY, secrets: [SECRET] });
  return (request, elapsed = 0, address = "") =>
    clock.run(FIXED_DAY + elapsed, () => sandbox(request, { address }));
}
