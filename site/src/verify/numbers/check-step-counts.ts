import { NUMBER_WORDS, numberIn } from "../../../../contract/src/base/number-words.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { CatalogueSource } from "../../../i18n/read-catalogues.ts";
import { lineOfOffset } from "../../base/line-of-offset.ts";
import type { Tree } from "../../content/create-tree.ts";

/** Finds descriptions of categories whose number of steps isn't their number of pages. */
export function checkStepCounts(
  { file, text }: CatalogueSource,
  trees: Iterable<Tree>,
): readonly Problem[] {
  const categories = [...trees]
    .flatMap(({ all }) => all)
    .filter((node) => node.kind === "category");
  return categories.flatMap(({ slug, nodes }) => {
    const entry = new RegExp(`"${slug}": \\{[^}]*?description:\\s*"([^"]*)"`).exec(text);
    const [, countWord = ""] = /\b(\w+) steps\b/i.exec(entry?.[1] ?? "") ?? [];
    const count = /^no$/i.test(countWord) ? 0 : numberIn(countWord);
    if (!entry || count === undefined || count === nodes.length) return [];
    const line = lineOfOffset(text, entry.index + entry[0].length);
    const message = `"${slug}" has ${nodes.length} pages, and its description says ${countWord} steps.`;
    const right = nodes.length === 0 ? "no" : (NUMBER_WORDS[nodes.length] ?? nodes.length);
    return [problem({ file, line }, message, `${right} steps`)];
  });
}
