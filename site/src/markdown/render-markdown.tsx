import type { Element } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { Root } from "mdast";
import { toHast } from "mdast-util-to-hast";
import type { ReactElement, ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { changeMarks } from "./change-marks.ts";
import { createHandlers } from "./create-handlers.ts";
import { element } from "./element.ts";
import type { MarkdownContext } from "./markdown-context.ts";
import type { Outline } from "./outline-of.ts";

/** A parsed page as React elements: the article's content, without its h1. */
export function renderMarkdown(
  tree: Root,
  outline: Outline,
  context: MarkdownContext,
): ReactElement {
  const embedded = new Map<Element, ReactNode>();
  // No page can contain a slot itself: HTML in Markdown is rejected.
  const embed = (node: ReactNode) => {
    const slot = element("slot", {});
    embedded.set(slot, node);
    return slot;
  };
  const marks = changeMarks(tree, context.texts.changes);
  const hast = toHast(tree, { handlers: createHandlers(outline, context, marks, embed) });
  return toJsxRuntime(hast, {
    Fragment,
    jsx,
    jsxs,
    passNode: true,
    components: { slot: ({ node }) => node && embedded.get(node) },
  });
}
