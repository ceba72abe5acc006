import { type ApiKey, type ApiKeys, KEYLESS } from "../callers/api-keys.ts";
import { type Failure, forbidden, unauthorized } from "../errors.ts";

/** Who calls, as far as limits and tokens are concerned. */
export interface Identity {
  /** The key, or the caller's address where no key is needed. */
  readonly caller: string;
  readonly rights: ApiKey;
}

/** The key's rights; 401 for a key that is missing, unknown or sent twice, 403 for one without access. */
export function checkKey(
  request: Request,
  secured: boolean,
  keys: ApiKeys,
  address: string,
): Identity | Failure {
  if (!secured) return { caller: `address ${address}`, rights: KEYLESS };
  const key = request.headers.get("x-api-key") ?? "";
  const rights = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (!rights) return unauthorized();
  return rights.access === "none" ? forbidden() : { caller: key, rights };
}
