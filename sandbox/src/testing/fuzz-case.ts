import type { OperationId } from "../../../contract/src/types.ts";

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query string, encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** A request with one thing changed, and what may be answered to it. */
export interface FuzzCase {
  /** The operation that was asked before the change. */
  readonly operation: OperationId;
  /** "query.adults: a fraction" */
  readonly change: string;
  readonly request: WireRequest;
  readonly verdict: Verdict;
}

/**
 * "fine" is to be answered, "wrong" to be refused with `field` among the details. "open" may be
 * either; when it is refused, the details have to lead to `field`.
 */
export type Verdict =
  | { readonly kind: "fine" }
  | { readonly kind: "open"; readonly field: string }
  | { readonly kind: "wrong"; readonly field: string; readonly statuses: readonly number[] }
  /** Refused by a status that says enough: 401, 403. */
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
