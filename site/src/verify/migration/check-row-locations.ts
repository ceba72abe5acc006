import type { Migrations, Pair } from "../../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";

/** Doesn't match "no longer in the body". */
const SAID =
  /(?<!\b(?:no|not|longer|out of|any more) )\bin the (path|query|header|body|form|URL)\b/i;

/** Finds rows that name the wrong part of the request for their target. */
export function checkRowLocations(
  migrations: Migrations,
  { specifications }: Contract,
): readonly Problem[] {
  const parameters = new Map<string, string>(
    specifications
      .flatMap(({ operations }) => operations)
      .flatMap(({ id, parameters }) =>
        parameters.map((one) => [`${id}.${one.name}`, one.in] as const),
      ),
  );
  const locationOf = ({ to: [target] }: Pair) => {
    if (target?.kind === "parameter") return parameters.get(target.canonical);
    return target?.kind === "header" ? "header" : undefined;
  };
  return [...migrations.values()]
    .flatMap(({ parts }) => parts.flatMap(({ pairs }) => pairs))
    .flatMap((pair) => {
      const location = locationOf(pair);
      const [, statedLocation] = SAID.exec(pair.how) ?? [];
      const isIn = statedLocation === "URL" ? ["path", "query"] : [statedLocation];
      if (!location || !statedLocation || isIn.includes(location)) return [];
      const message = `${pair.to[0]?.label} is not in the ${statedLocation}.`;
      return [problem(pair.source, message, `in the ${location}`)];
    });
}
