import type { Contract } from "../../../contract/src/model.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { SiteConfig } from "../../site.config.ts";

const CONFIG = { file: "site/site.config.ts" };

/** Every published specification has its reference, and every reference its specification. */
export function checkReferences(
  { references }: Pick<SiteConfig, "references">,
  { specifications }: Contract,
): readonly Problem[] {
  const published: readonly string[] = specifications
    .filter((specification) => specification.published)
    .map(({ id }) => id);
  const shown: readonly string[] = references;
  const unknown = shown
    .filter((id) => !published.includes(id))
    .map((id) => {
      const message = `There is no published specification "${id}" for this reference.`;
      return problem(CONFIG, message, nearestName(id, published));
    });
  const missing = published
    .filter((id) => !shown.includes(id))
    .map((id) => problem(CONFIG, `The specification "${id}" has no reference.`));
  return [...unknown, ...missing];
}
