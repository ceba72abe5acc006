import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode, nodesOf } from "../../markdown/each-node.ts";
import { sentencesOf } from "../facts/claims-of.ts";
import { type LinkNames, type NamedTarget, stemsIn } from "./link-names.ts";

/**
 * Links to pages that have no word of what the sentence says, the link's own among them, and steps
 * of a guide under another number. A link to a section is checked by its section.
 */
export function checkLinkSentences(file: string, tree: Root, names: LinkNames): readonly Problem[] {
  const problems: Problem[] = [];
  eachNode(tree, (node) => {
    if (node.type !== "paragraph" && node.type !== "tableCell") return undefined;
    for (const link of nodesOf(node, "link")) {
      const target = names.byPath.get(link.url);
      if (!target) continue;
      const place = { file, line: link.position?.start.line };
      const text = textOf(link);
      const said = new Set(stemsIn(around(node, text)));
      const wrong = [...said].some((stem) => target.stems.has(stem))
        ? otherStep(text, target, names)
        : (bestFor(said, names)?.path ?? "");
      if (wrong !== undefined)
        problems.push(problem(place, `"${text}" says nothing of ${link.url}.`, wrong || undefined));
    }
    return "skip";
  });
  return problems;
}

/** What a link stands in: its sentence, or the whole text of a list's item. */
function around(node: Nodes, link: string): string {
  const text = textOf(node);
  if (text.startsWith(link)) return text;
  return sentencesOf(text).find((sentence) => sentence.includes(link)) ?? text;
}

/** "[step 2](…/change-query)", whose label is "3. Query". */
function otherStep(
  text: string,
  { path, names: [, label = ""] }: NamedTarget,
  { byPath }: LinkNames,
): string | undefined {
  const [, said] = /\bstep (\d)\b/i.exec(text) ?? [];
  const [, own] = /^(\d)\. /.exec(label) ?? [];
  if (said === undefined || own === undefined || said === own) return undefined;
  const folder = path.slice(0, path.lastIndexOf("/"));
  const isMeant = (other: NamedTarget) =>
    other.path.startsWith(`${folder}/`) && other.names[1]?.startsWith(`${said}. `);
  return [...byPath.values()].find(isMeant)?.path ?? "";
}

/** The page that has most of the words. */
function bestFor(said: ReadonlySet<string>, { byPath }: LinkNames): NamedTarget | undefined {
  const countIn = ({ stems }: NamedTarget) => [...said].filter((stem) => stems.has(stem)).length;
  return [...byPath.values()].toSorted((a, b) => countIn(b) - countIn(a))[0];
}
