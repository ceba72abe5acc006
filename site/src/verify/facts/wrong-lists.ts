import type { Contract } from "../../../../contract/src/model.ts";
import type { Fault } from "./fault.ts";

/** Sentences that list what a search requires: "A minimal query has a market, a locale …" */
const NEEDS = /\b(?:minimal|minimum|at least|always send|needs?|required?|must|has to)\b/i;
const QUERY = /\b(?:query|search|request)\b|\balways send\b/i;
const ELSEWHERE = /\b(?:V1\.0|not|never|only|if|until)\b|n['’]t\b/i;

/** The last word of each required field of a schema: "leg" of "queryLegs". */
export function requiredWords({ specifications }: Contract, schema: string): readonly string[] {
  const found = specifications.map(({ schemas }) => schemas.get(schema)).find(Boolean);
  if (found?.kind !== "object") return [];
  return found.properties
    .filter(({ required }) => required)
    .map(({ name }) => (name.split(/(?=[A-Z])/).at(-1) ?? name).toLowerCase().replace(/s$/, ""));
}

/** Finds a sentence that lists most, but not all, of what a query requires. */
export function wrongLists(sentence: string, required: readonly string[]): readonly Fault[] {
  if (!NEEDS.test(sentence) || !QUERY.test(sentence) || ELSEWHERE.test(sentence)) return [];
  const lower = sentence.toLowerCase();
  const missing = required.filter((word) => !new RegExp(`\\b(?:query)?${word}s?\\b`).test(lower));
  const isMost = missing.length > 0 && missing.length * 2 < required.length;
  return isMost ? [{ quote: sentence, right: `with ${missing.join(", ")}` }] : [];
}
