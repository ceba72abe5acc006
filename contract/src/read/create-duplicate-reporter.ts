import type { Source } from "../model.ts";
import { problem, type Report } from "../problems/problem.ts";

/** Reports a name that is used in a second place. */
export function createDuplicateReporter(report: Report): (name: string, source: Source) => void {
  const places = new Map<string, string>();
  return (name, source) => {
    const place = `${source.file}:${source.line}`;
    const first = places.get(name) ?? place;
    places.set(name, first);
    if (first !== place) report(problem(source, `The ${name} is already used at ${first}.`));
  };
}
