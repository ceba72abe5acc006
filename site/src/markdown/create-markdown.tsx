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
 * Renders Markdown from the contract, which has neither directives nor headings.
 * @param inline drops the `p` element around a text of one paragraph
 */
export type Markdown = (text: string, inline?: boolean) => ReactNode;

interface Sentence {
  readonly tree: Nodes;
  /** Reusable on every page; absent if the sentence has a link, which differs by locale. */
  readonly node?: ReactNode;
}

/**
 * Returns a factory of page renderers that share a cache, because a reference repeats sentences.
 * `lang` is the language of the texts if it differs from the page's.
 * @param hrefOf the link target of a name in a code span, if it has one
 */
export function createMarkdown(
  hrefOf: (name: string) => string | undefined = () => undefined,
): (localizeHref: (href: string) => string, lang?: string) => Markdown {
  const parser = unified().use(remarkParse).use(remarkGfm).use(combineSyntax);
  const sentences = new Map<string, Sentence>();
  const read = (key: string, text: string, inline: boolean, lang?: string): Sentence => {
    const whole = linkNames(inLanguage(toHast(parser.parse(text)), lang), hrefOf);
    const tree = inline ? withoutParagraph(whole) : whole;
    const sentence = hasLinks(tree) ? { tree } : { tree, node: show(tree, (href) => href) };
    sentences.set(key, sentence);
    return sentence;
  };
  return (localizeHref, lang) =>
    (text, inline = false) => {
      const key = `${lang} ${inline} ${text}`;
      const { tree, node } = sentences.get(key) ?? read(key, text, inline, lang);
      return node ?? show(tree, localizeHref);
    };
}

/** Sets `lang` on each block if its language differs from the page's. */
function inLanguage(tree: Nodes, lang: string | undefined): Nodes {
  if (lang === undefined || tree.type !== "root") return tree;
  const children = tree.children.map((child) =>
    child.type === "element" ? { ...child, properties: { ...child.properties, lang } } : child,
  );
  return { ...tree, children };
}

/** Links names in code spans, except those already inside a link. */
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
