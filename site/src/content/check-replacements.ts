import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { SiteConfig } from "../../site.config.ts";
import type { PageSource, PlannedPage } from "./planned-page.ts";

/** An archived page names the current page that took its place, and no other page does. */
export function checkReplacements(config: SiteConfig, pages: readonly PlannedPage[]): Problem[] {
  const [{ id: currentVersion }] = config.versions;
  const current = pages.filter(({ version }) => version === currentVersion);
  const paths = new Set(current.map(({ path }) => path));
  return pages.flatMap((page) => {
    if (page.kind !== "docs") return [];
    const isArchived = page.version !== currentVersion;
    return [...page.written.values()].flatMap((written) => checkPage(written, isArchived, paths));
  });
}

function checkPage(
  { source: { file }, frontmatter: { replacedBy }, lines }: PageSource,
  isArchived: boolean,
  paths: ReadonlySet<string>,
): readonly Problem[] {
  const location = { file, line: lines.get("replacedBy") ?? 1 };
  if (!isArchived && replacedBy === undefined) return [];
  if (!isArchived) return [problem(location, "Only a page of an archived version has replacedBy.")];
  if (replacedBy === undefined) {
    return [problem(location, "An archived page needs replacedBy in its frontmatter.")];
  }
  if (paths.has(replacedBy)) return [];
  const message = `replacedBy leads nowhere: there is no current page ${replacedBy}.`;
  return [problem(location, message, nearestName(replacedBy, paths))];
}
