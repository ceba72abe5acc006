import type { Code, Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";

/** A sentence, heading, row, directive, or line of code that does not run: what a page says. */
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
    for (const { written, below = 0, isCode } of blocksOf(text, node)) {
      const at = line === undefined ? {} : { line: line + below };
      const said = isCode ? [onOneLine(written)].filter(saysSomething) : sentencesOf(written);
      claims.push(...said.map((sentence) => ({ sentence, ...at })));
    }
  });
  return claims;
}

interface Block {
  readonly written: string;
  /** Lines below the node's first. */
  readonly below?: number;
  /** One line, and no sentences. */
  readonly isCode?: true;
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
      return [{ written: `\`\`\`${node.lang} ${node.meta ?? ""}`, isCode: true }, ...codeOf(node)];
    case "leafDirective":
    case "containerDirective": {
      const { alt, caption, left, right, ...facts } = node.attributes ?? {};
      const texts = [alt, caption, left, right].flatMap((words) => (words ? [words] : []));
      const shown = Object.entries(facts).map(([name, value]) => `${name}="${value}"`);
      const code = { written: `::${node.name}{${shown.join(" ")}}`, isCode: true } as const;
      return [code, ...texts.map((written) => ({ written }))];
    }
    default:
      return [];
  }
}

/** Every line of code that nobody runs; of a program, its comments; of what one printed, nothing. */
function codeOf({ lang, meta, value }: Code): readonly Block[] {
  if (/\boutput=/.test(meta ?? "")) return [];
  const lines = linesOf(value, 1).map((line) => ({ ...line, isCode: true as const }));
  const comment = /\b(?:title|run)=/.test(meta ?? "") && COMMENTS[lang ?? ""];
  if (!comment) return lines;
  return lines.flatMap(({ written, ...line }) => {
    const [found] = comment.exec(written) ?? [];
    return found === undefined ? [] : [{ ...line, written: found }];
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

function linesOf(text: string, first: number): readonly (Block & { readonly below: number })[] {
  return text.split("\n").map((written, index) => ({ written, below: index + first }));
}

/** sentencesOf("Send it. It is **kept.** Well") → "Send it.", "It is **kept.**", "Well" */
export function sentencesOf(text: string): readonly string[] {
  return [onOneLine(text)]
    .filter(saysSomething)
    .flatMap((words) => words.split(/(?<=(?<!^\d+)[.!?]["”*_)]*) (?=["“(*_[`¿¡]*\p{Lu}|`)/u));
}

function saysSomething(text: string): boolean {
  return /\p{L}|\d/u.test(text);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
