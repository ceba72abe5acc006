import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Contract } from "../model.ts";
import { type ReadFlows, readFlows } from "./read-flows.ts";

/** Loads the flows. @param folder the contract's */
export function loadFlows(contract: Contract, folder: string): ReadFlows {
  const path = "flows/flows.yaml";
  return readFlows(contract, `contract/${path}`, readFileSync(join(folder, path), "utf8"));
}
