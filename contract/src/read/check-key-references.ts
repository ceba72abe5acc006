import type { Specification } from "../model.ts";
import { keyReferences, mapNames } from "../names/key-references.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { problem, type Report } from "../problems/problem.ts";

/** Reports an "x-key-of" that doesn't name exactly one map of the same API. */
export function checkKeyReferences(specification: Specification, report: Report): void {
  for (const { schema, maps } of keyReferences(specification)) {
    const { keyOf = "", source } = schema;
    if (maps.length === 1) continue;
    const found = maps.length === 0 ? "no map" : `several maps: ${maps.join(", ")}`;
    const nearest = maps.length === 0 ? nearestName(keyOf, mapNames(specification)) : undefined;
    report(problem(source, `"x-key-of" names ${found} ("${keyOf}").`, nearest));
  }
}
