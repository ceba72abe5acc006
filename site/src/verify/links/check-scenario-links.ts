import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { stemsIn } from "./link-names.ts";

/** "`expired-token`, `tampered-token`: [When a poll goes wrong](…#when-a-poll-goes-wrong)" */
const INDEX = /^((?:[a-z-]+, )*[a-z-]+): /;

/**
 * Finds links to sections in a list of scenarios, if they share no word with any of the scenarios or
 * their descriptions.
 */
export function checkScenarioLinks(file: string, tree: Root): readonly Problem[] {
  return nodesOf(tree, "listItem").flatMap((item) => {
    const [, listed = ""] = INDEX.exec(textOf(item)) ?? [];
    const namedScenarios = SCENARIOS.filter(({ name }) => listed.split(", ").includes(name));
    if (namedScenarios.length === 0) return [];
    const scenarioStems = new Set(
      namedScenarios.flatMap(({ name, description }) => stemsIn(`${name} ${description}`)),
    );
    return linksIn(item)
      .filter(({ text, url }) => !stemsIn(`${text} ${url}`).some((stem) => scenarioStems.has(stem)))
      .map(({ text, url, line }) =>
        problem({ file, line }, `"${text}" (${url}) says nothing of ${listed}.`),
      );
  });
}

function linksIn(node: Nodes) {
  return nodesOf(node, "link")
    .filter(({ url }) => url.includes("#"))
    .map((link) => ({ text: textOf(link), url: link.url, line: link.position?.start.line }));
}
