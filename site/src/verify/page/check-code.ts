import type { Root } from "mdast";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { messageOf } from "../../base/message-of.ts";
import { LANGUAGES } from "../../markdown/create-highlight.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { checkAttributes } from "../blocks/fence-attributes.ts";

/** Reports fenced blocks with an unknown language or attribute, and JSON that doesn't parse. */
export function checkCode(file: string, tree: Root): Problem[] {
  const problems: Problem[] = [];
  for (const node of nodesOf(tree, "code")) {
    const location = { file, line: node.position?.start.line };
    if (!node.lang) {
      problems.push(problem(location, "A fenced block needs a language, as in ```ts."));
      continue;
    }
    if (!LANGUAGES.has(node.lang)) {
      const message = `Unknown language "${node.lang}".`;
      problems.push(problem(location, message, nearestName(node.lang, LANGUAGES.keys())));
      continue;
    }
    for (const { message, nearest } of checkAttributes(node.lang, node.meta ?? "")) {
      problems.push(problem(location, message, nearest));
    }
    const reason = node.lang === "json" ? whyNotJson(node.value) : undefined;
    if (reason) problems.push(problem(location, `This JSON does not parse: ${reason}`));
  }
  return problems;
}

function whyNotJson(code: string): string | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
