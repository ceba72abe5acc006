import type { Nodes, Root } from "mdast";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode } from "../../markdown/each-node.ts";

/** What a page cannot show, and what to write in its place. */
const REFUSED: Partial<Readonly<Record<Nodes["type"], string>>> = {
  html: "HTML in Markdown is not shown: write Markdown or a directive.",
  image: 'Images are drawings of this site: write ::figure{src="…" alt="…"}.',
  imageReference: 'Images are drawings of this site: write ::figure{src="…" alt="…"}.',
  linkReference: "Write a link where it stands: [text](/docs/…).",
  definition: "Write a link where it stands: [text](/docs/…).",
  footnoteReference: "There are no footnotes: say it in the text.",
  footnoteDefinition: "There are no footnotes: say it in the text.",
};

/** Parts of Markdown that pages do without, so that all of a page's links are known. */
export function checkSyntax(file: string, tree: Root): readonly Problem[] {
  const problems: Problem[] = [];
  eachNode(tree, (node) => {
    const message = REFUSED[node.type];
    if (message) problems.push(problem({ file, line: node.position?.start.line }, message));
  });
  return problems;
}
