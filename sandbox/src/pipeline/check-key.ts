import type { ApiKey, ApiKeys } from "../callers/api-key.ts";
import type { HeaderReader } from "../http/api-request.ts";
import { type Failure, forbidden, unauthorized } from "../http/errors.ts";
import { FULL_ACCESS, SANDBOX_KEY } from "../scenarios/sandbox-keys.ts";

/** The caller's identity for limits and tokens. */
export interface Identity {
  /** Empty if the operation needs no key. */
  readonly apiKey: string;
  readonly rights: ApiKey;
}

/** The key's rights; 401 if it is missing, unknown or sent twice, 403 if it has no access. */
export function checkKey(
  headers: HeaderReader,
  secured: boolean,
  keys: ApiKeys,
): Identity | Failure {
  if (!secured) return { apiKey: "", rights: keys[SANDBOX_KEY] ?? FULL_ACCESS };
  const apiKey = headers.get("x-api-key") ?? "";
  const rights = Object.hasOwn(keys, apiKey) ? keys[apiKey] : undefined;
  if (!rights) return unauthorized();
  return rights.access === "none" ? forbidden() : { apiKey, rights };
}
