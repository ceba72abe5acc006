import type { Element } from "hast";
import type { BlockContent, DefinitionContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { createElement, type ReactNode } from "react";
import { type ChangedLines, ChangedLinesContext } from "./changed-lines.ts";
import { element, text } from "./element.ts";
import { lineChanges } from "./line-changes.ts";
import type { MarkdownContext } from "./markdown-context.ts";

type Block = BlockContent | DefinitionContent;

/** The label prefix of a half that shows the retired version. */
const RETIRED = "V1.0";

/**
 * Two code blocks side by side. If the left one is of V1.0, the pair is a before and an after, and
 * lines that only one of them has are marked.
 * @param embed returns a placeholder for what is already a React element
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
  /** Empty if the half has no code. */
  readonly code: string;
}

function showHalf(block: Block, { code, shown }: Pick<MarkdownContext, "code" | "shown">): Half {
  if (block.type === "code") return { node: code(block), code: block.value };
  if (block.type !== "leafDirective") return { node: null, code: "" };
  const { node, code: text = "" } = shown.get(block) ?? { node: null };
  return { node, code: text };
}
