import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { takeIdMark } from "../../markdown/take-id-mark.ts";
import { opposite } from "../facts/opposite.ts";

/** Finds headings and links whose text says the opposite of their anchor. */
export function checkOpposites(file: string, tree: Root): readonly Problem[] {
  const headings = nodesOf(tree, "heading").flatMap((node) => {
    const { heading, id = "" } = takeIdMark(node);
    return oppositesIn({ file, line: node.position?.start.line }, id, textOf(heading));
  });
  const links = nodesOf(tree, "link").flatMap((link) => {
    const [path = "", anchor = ""] = link.url.split("#");
    if (path.startsWith("/api/")) return [];
    return oppositesIn({ file, line: link.position?.start.line }, anchor, textOf(link));
  });
  return [...headings, ...links];
}

/** oppositesIn(place, "expandAll", "Collapse all") → one problem, with "expand" as the nearest */
export function oppositesIn(
  location: SourceLocation,
  name: string,
  text: string,
): readonly Problem[] {
  const opposites = opposite(name, text);
  if (!opposites) return [];
  const [own, other] = opposites.map((words) => words.split("|")[0] ?? "");
  return [problem(location, `"${text}" says "${other}", but its name "${name}" does not.`, own)];
}
