import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

/** Renders the Markdown of the contract's descriptions, which has neither directives nor headings. */
export type Markdown = (text: string) => ReactNode;

/** The same sentence comes many times in a reference: each is parsed once per returned function. */
export function createMarkdown(): Markdown {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
  const rendered = new Map<string, ReactNode>();
  return (text) => {
    if (!rendered.has(text)) {
      const tree = processor.runSync(processor.parse(text));
      rendered.set(text, toJsxRuntime(tree, { Fragment, jsx, jsxs }));
    }
    return rendered.get(text);
  };
}
