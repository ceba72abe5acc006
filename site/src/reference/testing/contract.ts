import { fileURLToPath } from "node:url";
import { loadContract } from "../../../../contract/src/read/load.ts";

/** The contract as it is written: what the pages are held against. */
export const contract = loadContract(
  fileURLToPath(new URL("../../../../contract/openapi", import.meta.url)),
);
