import { frozenNames } from "./frozen-names.ts";
import type { ReferenceData } from "./model.ts";
import { readReferenceData } from "./read-reference-data.ts";

/** The frozen reference data, names in every locale included. Each call decodes anew: keep what it returns. */
export function loadReferenceData(): ReferenceData {
  return readReferenceData(frozenNames);
}
