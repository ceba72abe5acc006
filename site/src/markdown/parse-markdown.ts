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

/** A page's text as a syntax tree; its frontmatter is a node that nothing renders. */
export function parseMarkdown(text: string): Root {
  return joinTimes(processor.parse(text));
}

/** The parser puts all syntax together for each text: for a sentence, that is most of the work. */
export function combineSyntax(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [combineExtensions(data.micromarkExtensions ?? [])];
}
