import { checkArgument, isFunction } from "./check-argument.ts";
import { checkOptions, functionRule, pauseRule, type Rules } from "./check-options.ts";
import { waitUnlessAborted } from "./wait-unless-aborted.ts";

/** The options of a debounced call. */
export interface DebounceOptions {
  /**
   * Milliseconds that the input has to stay unchanged.
   * @defaultValue 250
   */
  readonly pause?: number | undefined;
  /**
   * Waits; a test replaces it.
   * @defaultValue a timer
   */
  readonly wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/**
 * A call for input that changes fast, such as suggestions while a traveller types. It is made once
 * the input rests. A newer input aborts the one before, which resolves to `undefined`.
 * @param call takes the input, and a signal to pass on
 * @throws {TypeError} if `call` is not a function, and for an unknown option or a wrong value
 */
export function debounced<Value, Result>(
  call: (value: Value, signal: AbortSignal) => Promise<Result>,
  options: DebounceOptions = {},
): (value: Value) => Promise<Result | undefined> {
  checkArgument(isFunction(call), "debounced: call", "a function", call);
  checkOptions("debounced", options, debounceOptionRules());
  const { pause = 250, wait = waitUnlessAborted } = options;
  let latest = new AbortController();
  return async (value) => {
    latest.abort();
    const controller = new AbortController();
    latest = controller;
    try {
      await wait(pause, controller.signal);
      const result = controller.signal.aborted ? undefined : await call(value, controller.signal);
      return controller.signal.aborted ? undefined : result;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    }
  };
}

const debounceOptionRules = (): Rules => ({ pause: pauseRule(), wait: functionRule() });
