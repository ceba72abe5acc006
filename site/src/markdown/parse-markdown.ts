import type { Root } from "mdast";
import { combineExtensions } from "micromark-util-combine-extensions";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { joinTimes } from "./join-times.ts";

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter, ["yaml"])
  .use(combineSyntax);

/** Parses a page into a syntax tree; its frontmatter becomes a node that is not rendered. */
export function parseMarkdown(text: string): Root {
  return joinTimes(processor.parse(text));
}

/**
 * Combines the syntax extensions once. The parser would do it for each text, which for a sentence
 * is most of the work.
 */
export function combineSyntax(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [combineExtensions(data.micromarkExtensions ?? [])];
}
