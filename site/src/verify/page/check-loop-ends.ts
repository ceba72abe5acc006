import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { END_BY_STATUS } from "../../../../client/src/search-live.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode } from "../../markdown/each-node.ts";

const ENDS = Object.keys(END_BY_STATUS);
const END = `(?:${ENDS.join("|")})`;
const POLL = "\\b(?:poll(?:ing)?|repeat|loop|continue|go (?:on|back))\\b";

/** "Poll until it's …", "Poll, and stop at …" */
const LOOP = new RegExp(
  `${POLL}[^.;:|]*\\b(?:until|stop (?:at|when|once|on|only|if|as soon as))\\b[^.;:|]*${END}`,
  "i",
);
/** "If it's …, stop" and "Stop if it's …", in a list of steps that is a loop. */
const STOP = new RegExp(`${END}[^.;:|]*\\b(?:stop|end)\\b|\\b(?:stop|end)\\b[^.;:|]*${END}`, "i");
const AGAIN = new RegExp(POLL, "i");
/** What covers the other statuses, if it comes with one. */
const OTHERS = new RegExp(
  `${END}.*\\b(?:anything else|everything else|any other|otherwise)\\b|\\bfail(?:s|ed|ure)?\\b`,
  "i",
);

/** Finds loops that stop at some, but not all, of the statuses that end a search. */
export function checkLoopEnds(file: string, tree: Root): readonly Problem[] {
  const problems: Problem[] = [];
  eachNode(tree, (node) => {
    const isSteps = node.type === "list" && node.ordered;
    if (!isSteps && node.type !== "paragraph" && node.type !== "tableCell") return undefined;
    const text = isSteps ? node.children.map((item) => textOf(item)).join("\n") : textOf(node);
    const isLoop = LOOP.test(text) || (isSteps && STOP.test(text) && AGAIN.test(text));
    if (isLoop && !OTHERS.test(text) && ENDS.some((status) => !text.includes(status))) {
      const location = { file, line: node.position?.start.line };
      const message = "This loop misses a status that ends a search.";
      problems.push(problem(location, message, ENDS.join(" or ")));
    }
    return "skip";
  });
  return problems;
}
