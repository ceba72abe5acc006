import type { Root, RootContent, Text } from "mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { defaultHandlers, type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";
import { createElement, Fragment, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CodeFrame } from "../../markdown/code-block.tsx";
import { Figure } from "../../markdown/figure.tsx";
import { ELEMENT_RULES, type ElementProps, isLeftOut, showPlain } from "./element-rules.ts";
import { flowOf } from "./flow-of.ts";

/**
 * Escapes a text for Markdown. The library would try each of its fifty patterns; only those of
 * characters in the text can match.
 */
const showText: Handle = (node: Text, parent, state, info) => {
  const { unsafe } = state;
  state.unsafe = unsafe.filter(({ character }) => node.value.includes(character));
  const escaped = defaultHandlers.text(node, parent, state, info);
  state.unsafe = unsafe;
  return escaped;
};

const OPTIONS: Options = {
  bullet: "-",
  emphasis: "_",
  rule: "-",
  listItemIndent: "one",
  handlers: { text: showText },
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
};

type ToHref = (href: string) => string;

/**
 * Prints a tree of elements as Markdown: the same tree that React prints as HTML.
 * @param toHref maps a link target of the page to that in its Markdown version
 */
export function markdownOf(tree: ReactNode, toHref: ToHref): string {
  const root: Root = { type: "root", children: [] };
  // Components may use hooks, so they are called while React renders.
  const Reader = () => {
    root.children = flowOf(show(tree, toHref));
    return null;
  };
  renderToStaticMarkup(createElement(Reader));
  return toMarkdown(root, OPTIONS);
}

function show(node: ReactNode, toHref: ToHref): readonly RootContent[] {
  if (typeof node === "string" || typeof node === "number") {
    return [text(String(node))];
  }
  if (isList(node)) return showAll([...node], toHref);
  if (!isValidElement<ElementProps>(node)) return [];
  const { type, props } = node;
  if (typeof type === "function") {
    // No component of an article is a class.
    const rendered = (type as (props: unknown) => ReactNode)(props);
    const own = unpainted(type, props);
    // The caption of code comes before it, that of a drawing after it.
    return type === CodeFrame
      ? [...show(rendered, toHref), ...own]
      : [...own, ...show(rendered, toHref)];
  }
  if (typeof type !== "string") return show(props.children, toHref);
  if (isLeftOut(type, props)) return labelOf(type, props);
  const children = show(props.children, toHref);
  const rule = ELEMENT_RULES[type];
  return rule ? rule(children, props, toHref) : showPlain(type, children);
}

/** Puts a space between adjacent elements, which on the page the stylesheet separates. */
function showAll(nodes: readonly ReactNode[], toHref: ToHref): readonly RootContent[] {
  return nodes.flatMap((node, index) => {
    const isApart = isElement(node) && isElement(nodes[index - 1]);
    return isApart ? [text(" "), ...show(node, toHref)] : show(node, toHref);
  });
}

function isElement(node: ReactNode): boolean {
  return isValidElement(node) && node.type !== Fragment;
}

/** Reads the text of components that set inner HTML from their properties. */
function unpainted(component: unknown, { code = "", language = "", alt = "" }: ElementProps) {
  if (component === CodeFrame) return [{ type: "code", lang: language, value: code }] as const;
  return component === Figure ? labelOf("svg", { "aria-label": alt }) : [];
}

/** A drawing becomes its label. */
function labelOf(tag: string, { "aria-label": label = "" }: ElementProps): readonly RootContent[] {
  if (tag !== "svg" || label === "") return [];
  return [{ type: "blockquote", children: flowOf([text(label)]) }];
}

function text(value: string): Text {
  return { type: "text", value };
}

function isList(node: ReactNode): node is Iterable<ReactNode> {
  return typeof node === "object" && node !== null && Symbol.iterator in node;
}
