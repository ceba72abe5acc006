import type { ListItem, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { nodesOf } from "./each-node.ts";
import type { MarkdownContext } from "./markdown-context.ts";

type Words = NonNullable<MarkdownContext["texts"]["changes"]>;

/**
 * The entries of a change log that have a mark: those that say first that something is new, and
 * those that say of anything that it is gone. A page where nothing is new is no change log.
 */
export function changeMarks(
  tree: Root,
  words: Words | undefined,
): ReadonlyMap<ListItem, keyof Words> {
  if (!words) return new Map();
  const marks = nodesOf(tree, "listItem").flatMap((item) => {
    const kind = kindOf(textOf(item), words);
    return kind === undefined ? [] : [[item, kind] as const];
  });
  return new Map(marks.some(([, kind]) => kind === "new") ? marks : []);
}

function kindOf(said: string, words: Words): keyof Words | undefined {
  if (said.startsWith(words.new)) return "new";
  const inWords = ` ${said
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .join(" ")} `;
  return words.gone.some((phrase) => inWords.includes(` ${phrase} `)) ? "gone" : undefined;
}
