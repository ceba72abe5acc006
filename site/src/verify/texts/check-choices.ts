import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import type { ClientSource } from "./check-doc-comments.ts";

/** The possible values of the client's union members: "endedBy" → "complete", "failed", … */
export type Choices = ReadonlyMap<string, readonly string[]>;

const UNION = /"[\w-]+"(?:\s*\|\s*"[\w-]+")+/;
const ALIAS = new RegExp(`type (\\w+) =\\s*\\|?\\s*(${UNION.source})`, "g");
const MEMBER = new RegExp(`readonly (\\w+)\\??: (${UNION.source}|\\w+)`, "g");

/** Extracts the choices from the client's sources, including aliases such as `ErrorKind`. */
export function choicesIn(sources: readonly ClientSource[]): Choices {
  const code = sources.map(({ text }) => text).join("\n");
  const aliases = new Map(
    Array.from(code.matchAll(ALIAS), ([, name = "", union = ""]) => [name, union]),
  );
  const choices = new Map<string, readonly string[]>();
  for (const [, name = "", type = ""] of code.matchAll(MEMBER)) {
    const texts = (aliases.get(type) ?? type).match(/(?<=")[\w-]+(?=")/g) ?? [];
    if (texts.length > 0) choices.set(name, [...new Set([...(choices.get(name) ?? []), ...texts])]);
  }
  return choices;
}

/** Checks that a table with a row for each choice of a member has exactly these rows. */
export function checkChoices(file: string, tree: Root, choices: Choices): readonly Problem[] {
  return nodesOf(tree, "table").flatMap(({ children: [head, ...rows] }) => {
    const [first] = head?.children[0]?.children ?? [];
    if (first?.type !== "inlineCode" || head?.children[0]?.children.length !== 1) return [];
    const texts = choices.get(first.value);
    if (!texts) return [];
    const firstCells = rows.map(({ children: [cell] }) => (cell ? textOf(cell) : ""));
    const location = { file, line: head.position?.start.line };
    return [
      ...texts
        .filter((text) => !firstCells.includes(text))
        .map((text) =>
          problem(location, `The table of \`${first.value}\` has no row for \`${text}\`.`),
        ),
      ...firstCells
        .filter((text) => !texts.includes(text))
        .map((text) =>
          problem(location, `\`${first.value}\` is never \`${text}\`.`, nearestName(text, texts)),
        ),
    ];
  });
}
