import type { Element, ElementContent } from "hast";
import type { ContainerDirective } from "mdast-util-directive";
import type { State } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import { directiveLabel } from "./directive-label.ts";
import { element, text } from "./element.ts";
import type { MarkdownTexts } from "./markdown-context.ts";
import { NEXT_ID } from "./outline-of.ts";

/** Renders each container directive except pairs; those without their own case are admonitions. */
export function showContainer(
  state: State,
  node: ContainerDirective,
  texts: MarkdownTexts,
): Element {
  const label = directiveLabel(node);
  const body = node.children.filter((child) => child !== label);
  const children = state.all({ ...node, children: body });
  const title = label && textOf(label);
  switch (node.name) {
    case "details":
      return showDetails(title ?? texts.details, children);
    case "steps":
      return element("div", { className: ["steps"] }, children);
    case "questions":
      return element("div", { className: ["questions"] }, children);
    case "next":
      return showNext(texts.next, children);
    default:
      return showAdmonition(node.name, title ?? texts.admonitions[node.name] ?? "", children);
  }
}

function showDetails(title: string, children: readonly ElementContent[]): Element {
  const summary = element("summary", {}, [text(title)]);
  return element("details", { className: ["more"] }, [summary, ...children]);
}

function showNext(title: string, children: readonly ElementContent[]): Element {
  const heading = element("h2", { id: NEXT_ID }, [text(title)]);
  return element("nav", { className: ["next-cards"], ariaLabel: title }, [heading, ...children]);
}

function showAdmonition(name: string, title: string, children: readonly ElementContent[]): Element {
  const heading = element("p", { className: ["admonition-title"] }, [text(title)]);
  const className = ["admonition", `admonition-${name}`];
  return element("aside", { className }, [heading, ...children]);
}
