import type { ResponseData } from "./read-response.ts";

/** Status and action of a search; undefined for other responses. */
export interface SearchState {
  readonly status: string;
  readonly action: string;
  readonly sessionToken: string;
  readonly isOver: boolean;
}

const OVER = ["RESULT_STATUS_COMPLETE", "RESULT_STATUS_FAILED"];

export function searchState({ status, json }: ResponseData): SearchState | undefined {
  const body = Object(json);
  const { sessionToken } = body;
  if (status !== 200 || typeof sessionToken !== "string") return undefined;
  const isOver = OVER.includes(body.status) || sessionToken === "";
  return { status: String(body.status), action: String(body.action), sessionToken, isOver };
}

/** Whether a poll found no session. A path that is unknown, as of an empty token, is no session's. */
export function isSessionGone({ status, json }: ResponseData): boolean {
  return status === 404 && Object(json).details?.[0]?.field !== "path";
}
