import { nearestName } from "../problems/nearest-name.ts";
import { problem, type Report } from "../problems/problem.ts";
import { type Located, placeOf } from "./follow-reference.ts";

/** Reports every unknown key of a node, so that no typo is silently ignored. */
export function reportUnknownKeys(at: Located, known: readonly string[], report: Report): void {
  for (const key of Object.keys(at.node)) {
    if (known.includes(key)) continue;
    report(problem(placeOf(at, key), `Unknown key "${key}".`, nearestName(key, known)));
  }
}
