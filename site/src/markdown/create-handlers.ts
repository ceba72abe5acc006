import type { Element, ElementContent } from "hast";
import type { Code, Heading, InlineCode, Link, ListItem, Table } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import { defaultHandlers, type Handlers, type State } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import type { ReactNode } from "react";
import { element, text } from "./element.ts";
import { LABELLED_DIRECTIVES } from "./labelled-directives.ts";
import type { MarkdownContext } from "./markdown-context.ts";
import type { Outline, OutlinedHeading } from "./outline-of.ts";
import { showComparison } from "./show-comparison.ts";
import { showContainer } from "./show-container.ts";

/**
 * One function for each node type that we render ourselves.
 * @param marks the marks of change-log entries
 * @param embed returns a placeholder for what is already a React element
 */
export function createHandlers(
  { headings, tables }: Outline,
  { texts, localizeHref, code, shown, named }: MarkdownContext,
  marks: ReadonlyMap<ListItem, string>,
  embed: (node: ReactNode) => Element,
): Handlers {
  return {
    heading: (state: State, node: Heading) =>
      showHeading(state, node, headings.get(node), texts.linkToSection),
    table: (state: State, node: Table) => showTable(state, node, tables.get(node) ?? ""),
    listItem: (state: State, node: ListItem) => showListItem(state, node, marks.get(node)),
    link: (state: State, node: Link) =>
      element("a", { href: localizeHref(node.url) }, state.all(node)),
    inlineCode: (_, node: InlineCode) => {
      const span = element("code", {}, [text(node.value)]);
      const href = named.get(node);
      if (href === undefined) return span;
      return element("a", { href: localizeHref(href) }, [span]);
    },
    code: (_, node: Code) => embed(code(node)),
    containerDirective: (state: State, node: ContainerDirective) =>
      node.name === "compare"
        ? showComparison(node, { code, shown }, embed)
        : showContainer(state, node, texts),
    leafDirective: (_, node: LeafDirective) => embed(shown.get(node)?.node),
    textDirective: (state: State, node: TextDirective) =>
      LABELLED_DIRECTIVES[node.name]?.show(state, node) ?? text(`:${node.name}`),
    yaml: () => undefined,
  };
}

function showListItem(state: State, node: ListItem, mark: string | undefined): Element {
  const item = defaultHandlers.listItem(state, node, undefined);
  if (mark === undefined) return item;
  return { ...item, properties: { ...item.properties, className: [`change-${mark}`] } };
}

function showHeading(
  state: State,
  node: Heading,
  outlined: OutlinedHeading | undefined,
  linkToSection: string,
): Element | undefined {
  if (!outlined) return undefined;
  const { id, text: name, children } = outlined;
  const ariaLabel = `${linkToSection}: ${name}`;
  const link = element("a", { className: ["anchor"], href: `#${id}`, ariaLabel });
  return element(`h${node.depth}`, { id }, [...state.all({ ...node, children }), link]);
}

/** A focusable region, so that a table wider than the page can also be scrolled by keyboard. */
function showTable(state: State, node: Table, label: string): Element {
  const [head, ...body] = state.all(node);
  const columns = (node.children[0]?.children ?? []).map((cell) => textOf(cell));
  const parts = [
    ...(head ? [element("thead", {}, [asHeader(head)])] : []),
    ...(body.length > 0
      ? [
          element(
            "tbody",
            {},
            body.map((row) => withLabels(row, columns)),
          ),
        ]
      : []),
  ];
  const properties = { className: ["table"], role: "region", tabIndex: 0, ariaLabel: label };
  return element("div", properties, [element("table", {}, parts)]);
}

/**
 * On a phone a row becomes a block: beyond two columns, each cell after the first carries its
 * column's name.
 */
function withLabels(row: ElementContent, columns: readonly string[]): ElementContent {
  if (row.type !== "element" || columns.length < 3) return row;
  const cells = row.children.filter((cell) => cell.type === "element");
  const children = cells.map((cell, index) => {
    if (index === 0) return cell;
    return { ...cell, properties: { ...cell.properties, dataLabel: columns[index] } };
  });
  return { ...row, children };
}

function asHeader(row: ElementContent): ElementContent {
  if (row.type !== "element") return row;
  const cells = row.children.map((cell) =>
    cell.type === "element"
      ? { ...cell, tagName: "th", properties: { ...cell.properties, scope: "col" } }
      : cell,
  );
  return { ...row, children: cells };
}
