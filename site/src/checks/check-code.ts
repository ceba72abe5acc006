import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { isLanguage, LANGUAGES } from "../markdown/highlight.ts";
import type { Problem } from "./problem.ts";

/** Every fenced block names a language that the build can paint; JSON blocks parse. */
export function checkCode(file: string, tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, "code", (node) => {
    const line = node.position?.start.line ?? 1;
    if (!node.lang) {
      problems.push({ file, line, message: "A fenced block needs a language." });
      return;
    }
    if (!isLanguage(node.lang)) {
      const suggestion = nearestName(node.lang, Object.keys(LANGUAGES));
      const message = `Unknown language "${node.lang}".`;
      problems.push({ file, line, message, ...(suggestion ? { nearest: suggestion } : {}) });
      return;
    }
    if (node.lang === "json") problems.push(...checkJson(file, line, node.value));
  });
  return problems;
}

function checkJson(file: string, line: number, code: string): Problem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ file, line, message: `This JSON does not parse: ${reason}` }];
  }
}
