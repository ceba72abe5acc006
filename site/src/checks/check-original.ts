import type { Root } from "mdast";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { Written } from "../plan/planned-page.ts";
import { driftedSections } from "../translations/drifted-sections.ts";
import { sectionVersions } from "../translations/section-versions.ts";

interface Original extends Pick<Written, "source" | "frontmatter"> {
  readonly tree: Root;
}

/** A translation names the version of the original that it translates, and it is today's. */
export function checkOriginal(
  { source: { file }, frontmatter, lines }: Written,
  original: Original,
): readonly Problem[] {
  const { route, file: originalFile } = original.source;
  const renew = `npm run translations -- --renew ${route}`;
  const recorded = frontmatter.original;
  if (!recorded) {
    const message = `This translation does not say which version of ${originalFile} it translates: \`${renew}\` writes \`original:\` into its frontmatter.`;
    return [problem({ file, line: 1 }, message)];
  }
  const drifted = driftedSections(recorded, sectionVersions(original.frontmatter, original.tree));
  if (drifted.length === 0) return [];
  const message = `${originalFile} has changed since it was translated: ${drifted.join(", ")}. Read the translation, follow, and then run \`${renew}\`.`;
  return [problem({ file, line: lines.get("original") }, message)];
}
