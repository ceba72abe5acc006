import {
  canonicalRequest,
  type ValidRequest,
} from "../../../contract/src/canonical/canonical-request.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import { encodeText } from "../bytes/bytes.ts";
import type { Answer } from "../http/answer.ts";
import type { Services } from "../services.ts";

/** What a cached answer is keyed by. */
interface CacheSubject {
  readonly call: ValidRequest<unknown> & { readonly operation: OperationId };
  /** Anything else that the answer depends on: a minute, a scenario. */
  readonly varyOn?: readonly unknown[];
}

/**
 * Caches an answer that is the same for every caller: the first call makes it, and it is kept while
 * there is room. The key is the canonical request, so parts unknown to the contract do not matter.
 */
export function cacheAnswer(
  { cache }: Pick<Services, "cache">,
  { call, varyOn = [] }: CacheSubject,
  make: () => object,
): Answer {
  const key = JSON.stringify([call.operation, canonicalRequest(call.operation, call), ...varyOn]);
  const hit = cache.get(key);
  const isShared = varyOn.length === 0;
  if (hit) return { parts: [hit], isShared };
  const made = encodeText(JSON.stringify(make()));
  cache.set(key, made);
  return { parts: [made], isShared };
}
