import { migrations } from "../../../../../contract/src/testing/migrations.ts";
import type { BlockContext } from "../block-context.ts";

/** The calls of V1.0, and the codes that its requests may have: one of each list, and two places. */
export const V1_CONTEXT = {
  migrations,
  entries: new Map([
    ["Market", new Map([["UK", {}]])],
    ["Currency", new Map([["GBP", {}]])],
    ["Locale", new Map([["en-GB", {}]])],
  ]),
  iataCodes: new Map([
    ["LHR", ["London Heathrow"]],
    ["EDI", ["Edinburgh"]],
  ]),
} as Partial<BlockContext> as BlockContext;
