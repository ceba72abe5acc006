import type { Element } from "hast";
import type { BlockContent, DefinitionContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { createElement, type ReactNode } from "react";
import { type ChangedLines, ChangedLinesContext } from "./changed-lines.ts";
import { element, text } from "./element.ts";
import { lineChanges } from "./line-changes.ts";
import type { MarkdownContext } from "./markdown-context.ts";

type Block = BlockContent | DefinitionContent;

/** How the label of a half begins that is the past of the other. */
const RETIRED = "V1.0";

/**
 * Two blocks of code beside each other. A half of V1.0 is before, the other is after: what only one
 * of them says is marked.
 * @param embed holds a place for something that is a React element already
 */
export function showComparison(
  { attributes, children }: ContainerDirective,
  context: Pick<MarkdownContext, "code" | "shown">,
  embed: (node: ReactNode) => Element,
): Element {
  const labels = [attributes?.left ?? "", attributes?.right ?? ""];
  const halves = children.map((block) => showHalf(block, context));
  const isBeforeAndAfter = labels[0]?.startsWith(RETIRED) === true;
  const changed = isBeforeAndAfter ? changesOf(halves) : [];
  const sides = halves.map(({ node }, side) => {
    const label = element("p", { className: ["compare-label"] }, [text(labels[side] ?? "")]);
    const marked = createElement(ChangedLinesContext, { value: changed[side] }, node);
    return element("div", {}, [label, embed(marked)]);
  });
  const className = isBeforeAndAfter ? ["compare", "before-and-after"] : ["compare"];
  return element("div", { className }, sides);
}

function changesOf([left, right]: readonly Half[]): readonly ChangedLines[] {
  const { before, after } = lineChanges(left?.code ?? "", right?.code ?? "");
  return [
    { element: "del", changes: before },
    { element: "ins", changes: after },
  ];
}

interface Half {
  readonly node: ReactNode;
  /** Empty when it has none. */
  readonly code: string;
}

function showHalf(block: Block, { code, shown }: Pick<MarkdownContext, "code" | "shown">): Half {
  if (block.type === "code") return { node: code(block), code: block.value };
  if (block.type !== "leafDirective") return { node: null, code: "" };
  const { node, code: text = "" } = shown.get(block) ?? { node: null };
  return { node, code: text };
}
