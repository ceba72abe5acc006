import type { Nodes, Root } from "mdast";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode } from "../../markdown/each-node.ts";

/** What pages can't contain, and what to write instead. */
const REFUSED: Partial<Readonly<Record<Nodes["type"], string>>> = {
  html: "HTML in Markdown is not shown: write Markdown or a directive.",
  image: 'Images are drawings of this site: write ::figure{src="…" alt="…"}.',
  imageReference: 'Images are drawings of this site: write ::figure{src="…" alt="…"}.',
  linkReference: "Write a link where it stands: [text](/docs/…).",
  definition: "Write a link where it stands: [text](/docs/…).",
  footnoteReference: "There are no footnotes: say it in the text.",
  footnoteDefinition: "There are no footnotes: say it in the text.",
};

/** Reports parts of Markdown that are not allowed, so that all links of a page are known. */
export function checkSyntax(file: string, tree: Root): readonly Problem[] {
  const problems: Problem[] = [];
  eachNode(tree, (node) => {
    const message = REFUSED[node.type];
    if (message) problems.push(problem({ file, line: node.position?.start.line }, message));
  });
  return problems;
}
