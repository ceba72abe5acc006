import { catalogue } from "../../../../contract/generated/catalogue.ts";
import type { SearchRecord } from "./record.ts";

export type ErrorStatus = keyof typeof catalogue;

/** The names of an error: its status, and the code in its body. */
export function errorNames(status: ErrorStatus) {
  const { code } = catalogue[status];
  return {
    kind: "error",
    names: [status, `code ${code}`, `grpc ${code}`],
    same: `error ${status}`,
    badge: status,
  } satisfies Partial<SearchRecord>;
}
