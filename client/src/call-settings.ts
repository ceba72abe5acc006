import type { OperationId } from "../../contract/src/types.ts";
import type { ApiError } from "./api-error.ts";

/** A call that is about to be made again. */
export interface Retry {
  /** The operation that was called. */
  readonly operation: OperationId;
  /** The number of the attempt that failed, from 1. */
  readonly attempt: number;
  /** Milliseconds until the next one. */
  readonly wait: number;
  /** Why the attempt failed. */
  readonly cause: ApiError;
}

/** Settings for a single call, or for all calls of a client. */
export interface CallSettings {
  /** Sent with each request, in addition to the key. They override the client's own. */
  readonly headers?:
    | Readonly<Record<string, string>>
    | Headers
    | Iterable<readonly [name: string, value: string]>
    | undefined;
  /**
   * How many milliseconds one attempt may take.
   * @defaultValue 30,000
   */
  readonly timeout?: number | undefined;
  /**
   * How many times a call is tried, the first time included.
   * @defaultValue 3
   */
  readonly attempts?: number | undefined;
  /**
   * The longest pause before a retry, in milliseconds. If `Retry-After` asks for a longer one, the
   * call fails at once.
   * @defaultValue 60,000
   */
  readonly longestWait?: number | undefined;
  /** Called before each wait for another attempt. If it fails, the call ends with its error. */
  readonly onRetry?: ((retry: Retry) => void) | undefined;
}
