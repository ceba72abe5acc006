import type { Answer } from "../answer.ts";
import type { Failure } from "../errors.ts";
import type { Scenario } from "../scenarios/scenarios.ts";
import type { Services } from "../services.ts";

/** One request that has passed key, limit and contract: what an operation is given. */
export interface Call<Body> {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly headers: Headers;
  /** The caller's key; empty where none is needed. */
  readonly apiKey: string;
  /** The caller's IP address; empty when it is not known. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly scenario: Scenario | undefined;
}

export type Operation<Body> = (
  call: Call<Body>,
  services: Services,
) => Answer | Failure | Promise<Answer | Failure>;
