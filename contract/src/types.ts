/** The contract's schemas as types: `import type { LiveQuery } from "…/contract/src/types.ts"`. */
export type * from "../generated/types/schemas.ts";
