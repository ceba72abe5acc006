import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { eachNode } from "../../markdown/each-node.ts";

/** A text of a page that says something: a paragraph, a row, a heading, a caption, a comment in code. */
export interface Claim {
  readonly text: string;
  /** The title, the heading and the head of the table that it stands under; empty for a comment. */
  readonly about: string;
  readonly line: number | undefined;
}

/** Every claim of a page in its order. What the first column of a table of mistakes says is none. */
export function claimsOf(tree: Root, title = ""): readonly Claim[] {
  const claims: Claim[] = [];
  let heading = "";
  let head = "";
  eachNode(tree, (node, _, index) => {
    const line = node.position?.start.line;
    if (node.type === "heading") heading = textOf(node);
    if (node.type === "tableRow" && index === 0)
      head = node.children.map((one) => textOf(one)).join(" ");
    if (node.type === "code") {
      for (const { text, below } of commentsIn(node.value)) {
        claims.push({ text, about: "", line: (line ?? 0) + below });
      }
    }
    const isRow = node.type === "tableRow";
    const about = `${title} ${heading}${isRow ? ` ${head}` : ""}`;
    for (const text of textsOf(node, isRow && MISTAKES.test(head)))
      claims.push({ text, about, line });
    return node.type === "paragraph" || isRow ? "skip" : undefined;
  });
  return claims;
}

/** Heads of the tables whose first column says what is wrong. */
const MISTAKES = /^(mistake|it is tempting)/i;

function textsOf(node: Nodes, isMistake: boolean): readonly string[] {
  if (node.type === "paragraph" || node.type === "heading") return [textOf(node)];
  if (node.type === "tableRow") {
    const cells = isMistake ? node.children.slice(1) : node.children;
    return [cells.map((cell) => textOf(cell)).join(" | ")];
  }
  if (node.type !== "leafDirective" && node.type !== "containerDirective") return [];
  const { alt, caption } = node.attributes ?? {};
  return [alt, caption].filter((text) => typeof text === "string");
}

/** A colon belongs to its sentence: "On a 401: retry." is one. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+|\n\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Comments behind code see the code before them: `PAUSE = 1_000; // milliseconds`. */
function commentsIn(code: string): readonly { readonly text: string; readonly below: number }[] {
  return code.split("\n").flatMap((line, index) => {
    const [, before = "", text] =
      /^(.*?)(?:^|\s)(?:\/\/|#|\/?\*\*?|""")\s*(.*?)(?:""")?$/.exec(line) ?? [];
    if (text === undefined) return [];
    // Names of code are words: `retryAfter` is "retry-after" in a sentence.
    const words = before.replaceAll(/([a-z])([A-Z])/g, "$1-$2");
    return [{ text: `${words} ${text}`, below: index + 1 }];
  });
}

export function shorten(sentence: string): string {
  return sentence.length > 80 ? `${sentence.slice(0, 79)}…` : sentence;
}

export interface TextPlace {
  readonly file: string;
  readonly line?: number | undefined;
}
