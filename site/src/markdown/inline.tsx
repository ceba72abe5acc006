import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

/**
 * Renders the Markdown of the contract's descriptions, which has neither directives nor headings.
 * @param inline shows a text that is one paragraph without the paragraph around it
 */
export type Markdown = (text: string, inline?: boolean) => ReactNode;

/** The same sentence comes many times in a reference: each is parsed once per returned function. */
export function createMarkdown(): Markdown {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
  const rendered = new Map<string, ReactNode>();
  return (text, inline = false) => {
    const key = `${inline} ${text}`;
    if (!rendered.has(key)) {
      const tree = processor.runSync(processor.parse(text));
      const shown = inline ? withoutParagraph(tree) : tree;
      rendered.set(key, toJsxRuntime(shown, { Fragment, jsx, jsxs }));
    }
    return rendered.get(key);
  };
}

function withoutParagraph(tree: Root): Root {
  const [first, ...others] = tree.children;
  if (first?.type !== "element" || first.tagName !== "p" || others.length > 0) return tree;
  return { ...tree, children: first.children };
}
