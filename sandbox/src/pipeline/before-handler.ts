import {
  canonicalRequest,
  type ValidRequest,
} from "../../../contract/src/canonical/canonical-request.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import { type Failure, failureFor } from "../http/errors.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import type { Services } from "../services.ts";

interface ScenarioRequest extends ValidRequest<unknown> {
  readonly operation: OperationId;
  readonly apiKey: string;
  readonly address: string;
  readonly caller: string;
  readonly now: number;
  readonly signal?: (() => AbortSignal) | undefined;
}

/** Applies a scenario to a valid request: delays it, or fails its first attempts. */
export async function beforeHandler(
  scenario: Scenario | undefined,
  request: ScenarioRequest,
  { delay, countAttempt }: Pick<Services, "delay" | "countAttempt">,
): Promise<Failure | undefined> {
  const effect = scenario?.effect;
  if (effect?.kind === "delay") {
    const { milliseconds } = effect;
    return delay({ milliseconds, caller: request.caller, signal: request.signal?.() });
  }
  if (effect?.kind !== "failures") return undefined;
  const { operation, path, query, body, apiKey, address, now } = request;
  // Each scenario counts its own attempts.
  const caller = `${scenario?.name} ${apiKey} ${address}`;
  // Canonicalize first: unknown fields may be nested too deeply to stringify.
  const content = canonicalRequest(operation, { path, query, body });
  const attempt = await countAttempt({ operation, caller, content, now });
  const status = effect.statuses[attempt - 1];
  return status && failureFor(status);
}
