import type { ListItem, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { nodesOf } from "./each-node.ts";
import type { MarkdownContext } from "./markdown-context.ts";

type Words = NonNullable<MarkdownContext["texts"]["changes"]>;

/**
 * The marked entries of a change log: "new" if an entry begins with the word for new, "gone" if it
 * says anywhere that something is gone. A page without a "new" entry is no change log.
 */
export function changeMarks(
  tree: Root,
  words: Words | undefined,
): ReadonlyMap<ListItem, keyof Words> {
  if (!words) return new Map();
  const marks = nodesOf(tree, "listItem").flatMap((item) => {
    const kind = markKind(textOf(item), words);
    return kind === undefined ? [] : [[item, kind] as const];
  });
  return new Map(marks.some(([, kind]) => kind === "new") ? marks : []);
}

function markKind(text: string, words: Words): keyof Words | undefined {
  if (text.startsWith(words.new)) return "new";
  const spaced = ` ${text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .join(" ")} `;
  return words.gone.some((phrase) => spaced.includes(` ${phrase} `)) ? "gone" : undefined;
}
