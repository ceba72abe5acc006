import { frozenNames } from "./frozen-names.ts";
import type { ReferenceData } from "./model.ts";
import { readReferenceData } from "./read-reference-data.ts";

/** The frozen reference data, with names in every locale. Each call decodes it: keep the result. */
export function loadReferenceData(): ReferenceData {
  return readReferenceData(frozenNames);
}
