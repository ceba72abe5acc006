import type { PlannedPage } from "./planned-page.ts";

/** The path of the current page that took an archived page's place. */
export function replacementOf(page: PlannedPage): string | undefined {
  if (page.kind !== "docs") return undefined;
  const written = page.written.values().next().value;
  return written?.frontmatter.replacedBy;
}
