import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { PageSource } from "../../content/planned-page.ts";
import { checkPlainText } from "./check-names.ts";
import type { Scope } from "./create-scopes.ts";
import type { KnownNames } from "./resolve-name.ts";

/** Checks the names in a page's title, label and description, and its `about` entries. */
export function checkFrontmatterNames(
  { source: { file }, frontmatter, lines }: PageSource,
  known: KnownNames,
  scope: Scope,
): readonly Problem[] {
  const { title, description, label, about } = frontmatter;
  const surroundings = { scope, own: new Set<string>() };
  const texts = Object.entries({ title, description, label });
  return [
    ...about.flatMap((entry) => {
      const mistake = known.scopes.mistakeIn(entry);
      return mistake
        ? [problem({ file, line: lines.get("about") }, mistake.message, mistake.nearest)]
        : [];
    }),
    ...texts
      .filter(([key]) => lines.has(key))
      .flatMap(([key, text]) =>
        checkPlainText({ file, line: lines.get(key) }, text, known, surroundings),
      ),
  ];
}
