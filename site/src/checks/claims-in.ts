import type { Code, Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";

/** A sentence, heading, row, caption or comment: what a reader takes as said. */
export interface Claim {
  /** As it is written, on one line: "`ipAddress` is [optional](/docs/intro)." */
  readonly sentence: string;
  readonly line?: number;
}

/**
 * Everything that a page or a text says, in order.
 * @param tree of the same text
 */
export function claimsIn(text: string, tree: Root): readonly Claim[] {
  const claims: Claim[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line;
    for (const { written, below = 0 } of blocksOf(text, node)) {
      const at = line === undefined ? {} : { line: line + below };
      claims.push(...sentencesOf(written).map((sentence) => ({ sentence, ...at })));
    }
  });
  return claims;
}

interface Block {
  readonly written: string;
  /** Lines below the node's first. */
  readonly below?: number;
}

/** The texts of a node that stand by themselves; of a table, each row. */
function blocksOf(text: string, node: Nodes): readonly Block[] {
  switch (node.type) {
    case "paragraph":
    case "tableRow":
    case "heading": {
      const { start, end } = node.position ?? {};
      return [{ written: text.slice(start?.offset, end?.offset) }];
    }
    case "yaml":
      return linesOf(node.value, 1).flatMap(({ written, below }) => {
        const [, words] = /^(?:title|label|description): "?(.*?)"?$/.exec(written) ?? [];
        return words === undefined ? [] : [{ written: words, below }];
      });
    case "code":
      return commentsOf(node);
    case "leafDirective":
    case "containerDirective": {
      const { alt, caption, left, right } = node.attributes ?? {};
      return [alt, caption, left, right].flatMap((words) => (words ? [{ written: words }] : []));
    }
    default:
      return [];
  }
}

/** Comments of a program; of a drawing in letters that no program printed, every line. */
function commentsOf({ lang, meta, value }: Code): readonly Block[] {
  const lines = linesOf(value, 1);
  if (lang === "text") return /\boutput=/.test(meta ?? "") ? [] : lines;
  const comment = COMMENTS[lang ?? ""];
  if (!comment) return [];
  return lines.flatMap(({ written, below }) => {
    const [found] = comment.exec(written) ?? [];
    return found === undefined ? [] : [{ written: found, below }];
  });
}

const SLASHES = /(?<=^|\s)(?:\/\/|\/\*\*?|\* ).*\p{L}.*/u;
const HASH = /(?<=^|\s)#.*\p{L}.*|""".*\p{L}.*/u;

const COMMENTS: Readonly<Record<string, RegExp>> = {
  ts: SLASHES,
  js: SLASHES,
  python: HASH,
  bash: HASH,
};

function linesOf(text: string, first: number): readonly Required<Block>[] {
  return text.split("\n").map((written, index) => ({ written, below: index + first }));
}

/** sentencesOf("Send it. It is **kept.** Well") → "Send it.", "It is **kept.**", "Well" */
export function sentencesOf(text: string): readonly string[] {
  const line = text.replace(/\s+/g, " ").trim();
  if (!/\p{L}|\d/u.test(line)) return [];
  return line.split(/(?<=(?<!^\d+)[.!?]["”*_)]*) (?=["“(*_[`¿¡]*\p{Lu}|`)/u);
}
