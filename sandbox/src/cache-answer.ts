import {
  canonicalRequest,
  type ValidRequest,
} from "../../contract/src/canonical/canonical-request.ts";
import type { OperationId } from "../../contract/src/types.ts";
import type { Answer } from "./answer.ts";
import { bytesOf } from "./bytes/bytes.ts";
import type { Services } from "./services.ts";

/** What an answer is kept for. */
interface Asked {
  readonly call: ValidRequest<unknown> & { readonly operation: OperationId };
  /** What the answer depends on besides the request: a minute, a scenario. */
  readonly varyOn?: readonly unknown[];
}

/**
 * An answer that is the same for everyone who asks the same: made by the first call and kept while
 * there is room. What the contract does not know of a request makes no other answer.
 */
export function cacheAnswer(
  { cache }: Pick<Services, "cache">,
  { call, varyOn = [] }: Asked,
  make: () => object,
): Answer {
  const key = JSON.stringify([call.operation, canonicalRequest(call.operation, call), ...varyOn]);
  const kept = cache.get(key);
  const isShared = varyOn.length === 0;
  if (kept) return { parts: [kept], isShared };
  const made = bytesOf(JSON.stringify(make()));
  cache.set(key, made);
  return { parts: [made], isShared };
}
