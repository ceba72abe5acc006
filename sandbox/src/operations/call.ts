import type { ValidRequest } from "../../../contract/src/canonical/canonical-request.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import type { Answer } from "../http/answer.ts";
import type { HeaderReader } from "../http/api-request.ts";
import type { Failure } from "../http/errors.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import type { Services } from "../services.ts";

/** A request that has passed the checks of key, rate limit and contract: an operation's input. */
export interface Call<Body> extends ValidRequest<Body> {
  readonly operation: OperationId;
  readonly headers: HeaderReader;
  /** The caller's key; empty where none is needed. */
  readonly apiKey: string;
  /** The caller's IP address; empty when it is not known. */
  readonly address: string;
  /**
   * Identifies the caller where callers take turns in a queue: all keys of an address are one
   * caller.
   */
  readonly caller: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The one that a header or the key asks for, if it concerns the operation. */
  readonly scenario: Scenario | undefined;
  /** Whether it is the key's: then, what a search itself asks for takes its place. */
  readonly isScenarioOfKey: boolean;
}

export type Operation<Body> = (
  call: Call<Body>,
  services: Services,
) => Answer | Failure | Promise<Answer | Failure>;
