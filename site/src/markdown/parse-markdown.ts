import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter, ["yaml"]);

/** A page's text as a syntax tree; its frontmatter is a node that nothing renders. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text);
}
