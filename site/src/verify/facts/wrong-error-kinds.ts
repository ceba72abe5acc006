import { ApiError } from "../../../../client/src/api-error.ts";
import type { Fault } from "./fault.ts";

const ANY_STATUS = [0, 400, 401, 403, 404, 413, 429, 500, 502, 503];
const KINDS: ReadonlySet<string> = new Set(ANY_STATUS.map(kindOf));

/** Finds table rows that give a status the kind of another: "the body is too long | 413 | limit" */
export function wrongErrorKinds(row: string): readonly Fault[] {
  const cells = row.split(" | ");
  const kinds = cells.filter((cell) => KINDS.has(cell));
  const statuses = cells.filter((cell) => /^[45]\d\d$/.test(cell));
  const [said = ""] = kinds;
  if (kinds.length !== 1 || statuses.length !== 1) return [];
  const right = kindOf(Number(statuses[0]));
  return right === said ? [] : [{ said, right }];
}

function kindOf(status: number): string {
  return new ApiError("listFlightPlaces", status, undefined).kind;
}
