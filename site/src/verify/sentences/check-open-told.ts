import type { Root } from "mdast";
import type { Contract } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { Locale } from "../../../site.config.ts";
import type { Plan } from "../../content/plan-pages.ts";
import { mentionedOpenPoints } from "./check-open-words.ts";

/** Finds open points of the contract that no page mentions. @param trees of the English pages */
export function checkOpenTold({ openPoints }: Contract, trees: Iterable<Root>): readonly Problem[] {
  const mentioned = new Set(Array.from(trees, mentionedOpenPoints).flat());
  const silent = [...openPoints.values()].filter(({ id }) => !mentioned.has(id));
  return silent.map(({ id, question, source }) => {
    const directives = `:open[…]{of="${id}"} in a sentence, or ::open{of="${id}"}`;
    return problem(
      source,
      `No page mentions the open point "${id}" (${question}): write ${directives}.`,
    );
  });
}

/** The pages of the current version in their original language. */
export function originalTrees(
  { pages }: Pick<Plan, "pages">,
  lang: Locale,
  parse: (text: string) => Root,
): readonly Root[] {
  return pages.flatMap((page) => {
    const written = page.kind === "docs" ? page.written.get(lang) : undefined;
    return written && page.version !== "1.0" ? [parse(written.source.text)] : [];
  });
}
