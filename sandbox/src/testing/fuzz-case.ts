import type { OperationId } from "../../../contract/src/types.ts";

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query string, encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** A request with one thing changed, and which responses are acceptable. */
export interface FuzzCase {
  /** The operation of the request before the change. */
  readonly operation: OperationId;
  /** "query.adults: a fraction" */
  readonly change: string;
  readonly request: WireRequest;
  readonly verdict: Verdict;
}

/**
 * "fine" must succeed, "wrong" must be refused with `field` among the details. "open" may be
 * either; if it is refused, the details must lead to `field`.
 */
export type Verdict =
  | { readonly kind: "fine" }
  | { readonly kind: "open"; readonly field: string }
  | { readonly kind: "wrong"; readonly field: string; readonly statuses: readonly number[] }
  /** Must be refused with a status that says enough without details: 401, 403, 404. */
  | { readonly kind: "refused"; readonly status: number };

export const FINE: Verdict = { kind: "fine" };

export function wrong(field: string, ...statuses: readonly number[]): Verdict {
  return { kind: "wrong", field, statuses: statuses.length > 0 ? statuses : [400] };
}

export function open(field: string): Verdict {
  return { kind: "open", field };
}

export function refused(status: number): Verdict {
  return { kind: "refused", status };
}
