import type { ValidRequest } from "../../../contract/src/canonical/canonical-request.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import { type Failure, failureFor } from "../errors.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import type { Services } from "../services.ts";

interface Asked extends ValidRequest<unknown> {
  readonly operation: OperationId;
  readonly apiKey: string;
  readonly address: string;
  readonly now: number;
}

/** What a scenario does to a valid request before its operation: it lets it wait, or fail at first. */
export async function playBefore(
  scenario: Scenario | undefined,
  { operation, path, query, body, apiKey, address, now }: Asked,
  { wait, countAttempt }: Services,
): Promise<Failure | undefined> {
  const effect = scenario?.effect;
  if (effect?.kind === "delay") await wait(effect.milliseconds);
  if (effect?.kind !== "failures") return undefined;
  const caller = `${apiKey} ${address}`;
  const attempt = await countAttempt({ operation, caller, content: [path, query, body], now });
  const status = effect.statuses[attempt - 1];
  return status && failureFor(status);
}
