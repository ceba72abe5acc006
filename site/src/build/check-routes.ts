import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { DocsVersion } from "../../site.config.ts";
import type { PlannedPage } from "../content/planned-page.ts";

type Page = Pick<PlannedPage, "kind" | "path" | "version">;

const ADDITIONAL = { file: "site/additional-routes.ts" };

/**
 * Reports pages that are neither in the specification nor in the list of additional pages, and
 * entries of that list without a page.
 * @param version the current version; archived versions may have any pages
 */
export function checkRoutes(
  pages: readonly Page[],
  version: DocsVersion,
  specified: readonly string[],
  additional: readonly string[],
): readonly Problem[] {
  const current = pages.filter((page) => page.version === version);
  const docs = current.filter(({ kind }) => kind === "docs").map(({ path }) => path);
  const unlisted = docs.filter((path) => !specified.includes(path) && !additional.includes(path));
  const unwritten = additional.filter((path) => !docs.includes(path));
  return [
    ...unlisted.map((path) => {
      const message = `The specification has no page ${path}: add a line to ADDITIONAL_PAGES, with the reason for it.`;
      return problem(ADDITIONAL, message);
    }),
    ...unwritten.map((path) =>
      problem(ADDITIONAL, `There is no page ${path}.`, nearestName(path, docs)),
    ),
  ];
}
