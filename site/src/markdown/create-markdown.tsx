import type { Nodes } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { toHast } from "mdast-util-to-hast";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { combineSyntax } from "./parse-markdown.ts";

/**
 * Renders the Markdown of the contract's words, which has neither directives nor headings.
 * @param inline shows a text that is one paragraph without the paragraph around it
 */
export type Markdown = (text: string, inline?: boolean) => ReactNode;

interface Sentence {
  readonly tree: Nodes;
  /** What it is on every page: absent where it has a link, which differs from locale to locale. */
  readonly node?: ReactNode;
}

/**
 * The same sentence comes many times in a reference: it is parsed once per returned function,
 * which makes a renderer for a page. `lang` is that of the texts, where it is not the page's.
 * @param hrefOf where a name leads, of those that are links wherever they stand as code
 */
export function createMarkdown(
  hrefOf: (name: string) => string | undefined = () => undefined,
): (localizeHref: (href: string) => string, lang?: string) => Markdown {
  const parser = unified().use(remarkParse).use(remarkGfm).use(combineSyntax);
  const known = new Map<string, Sentence>();
  const read = (key: string, text: string, inline: boolean, lang?: string): Sentence => {
    const whole = linkNames(inLanguage(toHast(parser.parse(text)), lang), hrefOf);
    const tree = inline ? withoutParagraph(whole) : whole;
    const sentence = hasLinks(tree) ? { tree } : { tree, node: show(tree, (href) => href) };
    known.set(key, sentence);
    return sentence;
  };
  return (localizeHref, lang) =>
    (text, inline = false) => {
      const key = `${lang} ${inline} ${text}`;
      const { tree, node } = known.get(key) ?? read(key, text, inline, lang);
      return node ?? show(tree, localizeHref);
    };
}

/** Each block says in which language it is, where that is not the page's. */
function inLanguage(tree: Nodes, lang: string | undefined): Nodes {
  if (lang === undefined || tree.type !== "root") return tree;
  const children = tree.children.map((child) =>
    child.type === "element" ? { ...child, properties: { ...child.properties, lang } } : child,
  );
  return { ...tree, children };
}

/** A name that is a link already stays as it is. */
function linkNames(tree: Nodes, hrefOf: (name: string) => string | undefined): Nodes {
  visit(tree, "element", (code, index, parent) => {
    const [text] = code.children;
    if (code.tagName !== "code" || text?.type !== "text" || index === undefined) return;
    const href = hrefOf(text.value);
    if (href === undefined || !parent || (parent.type === "element" && parent.tagName === "a"))
      return;
    parent.children[index] = {
      type: "element",
      tagName: "a",
      properties: { href },
      children: [code],
    };
    return SKIP;
  });
  return tree;
}

function withoutParagraph(tree: Nodes): Nodes {
  if (tree.type !== "root") return tree;
  const [first, ...others] = tree.children;
  if (first?.type !== "element" || first.tagName !== "p" || others.length > 0) return tree;
  return { ...tree, children: first.children };
}

function hasLinks(tree: Nodes): boolean {
  if (tree.type === "element" && tree.tagName === "a") return true;
  return "children" in tree && tree.children.some(hasLinks);
}

function show(tree: Nodes, localizeHref: (href: string) => string): ReactNode {
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: { a: ({ href = "", children }) => <a href={localizeHref(href)}>{children}</a> },
  });
}
