import { nearestName } from "../problems/nearest-name.ts";
import { problem, type Report } from "../problems/problem.ts";
import { type SourceNode, sourceOf } from "./follow-reference.ts";

/** Reports every unknown key of a node, so that no typo is silently ignored. */
export function reportUnknownKeys(at: SourceNode, known: readonly string[], report: Report): void {
  for (const key of Object.keys(at.node)) {
    if (known.includes(key)) continue;
    report(problem(sourceOf(at, key), `Unknown key "${key}".`, nearestName(key, known)));
  }
}
