import GithubSlugger from "github-slugger";
import type { Element, ElementContent, Properties } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { Code, Heading, Link, Paragraph, Root, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import { checkCode } from "../checks/check-code.ts";
import { type BlockDirective, checkDirectives, labelOf } from "../checks/check-directives.ts";
import type { TocEntry } from "../plan/page-model.ts";
import { takeHeadingId } from "./heading-id.ts";
import { type MarkdownContext, markdownComponents } from "./markdown-components.tsx";

export interface RenderedPage {
  /** The article's inside, without its h1. */
  readonly html: string;
  readonly toc: readonly TocEntry[];
  readonly problems: readonly Problem[];
}

/** A parsed page to HTML through React elements; all problems of the page at once. */
export function renderPage(file: string, tree: Root, context: MarkdownContext): RenderedPage {
  const problems: Problem[] = [...checkDirectives(file, tree), ...checkCode(file, tree)];
  if (problems.length > 0) return { html: "", toc: [], problems };
  const toc: TocEntry[] = [];
  const rendered = toHast(tree, toc, context);
  const report = (message: string, line?: number, nearest?: string) =>
    problems.push(problem({ file, line }, message, nearest));
  const element = toJsxRuntime(rendered, {
    Fragment,
    jsx,
    jsxs,
    components: markdownComponents(context, report),
  });
  return { html: renderToStaticMarkup(element), toc, problems };
}

function toHast(tree: Root, toc: TocEntry[], context: MarkdownContext) {
  const slugger = new GithubSlugger();
  let section = "";
  let tables = 0;
  const processor = unified().use(remarkRehype, {
    handlers: {
      heading(state, node: Heading) {
        const { heading, id: ownId } = takeHeadingId(node);
        const text = textOf(heading);
        const id = ownId ?? slugger.slug(text);
        section = text;
        tables = 0;
        if (node.depth === 2 || node.depth === 3) toc.push({ id, text, depth: node.depth });
        const link = element("a", {
          className: ["anchor"],
          href: `#${id}`,
          ariaLabel: `${context.texts.linkToSection}: ${text}`,
        });
        return element(`h${node.depth}`, { id }, [...state.all(heading), link] as ElementContent[]);
      },
      code(_state, node: Code) {
        return element("code-block", {
          code: node.value,
          language: node.lang ?? "text",
          heading: titleOf(node) ?? "",
        });
      },
      link(state, node: Link) {
        const href = context.localizeHref(node.url);
        return element("a", { href }, state.all(node) as ElementContent[]);
      },
      table(state, node: Table) {
        const inner = state.all(node) as Element[];
        const [head, ...body] = inner;
        tables += 1;
        const label = section || context.title;
        const parts = head === undefined ? [] : [element("thead", {}, [asHeader(head)])];
        if (body.length > 0) parts.push(element("tbody", {}, body));
        return element(
          "div",
          {
            className: ["table"],
            role: "region",
            tabIndex: 0,
            ariaLabel: tables > 1 ? `${label} (${tables})` : label,
          },
          [element("table", {}, parts)],
        );
      },
      containerDirective: (state, node: BlockDirective) =>
        containerToHast(node, (children) => state.all({ ...node, children } as never), context),
      leafDirective: (_state, node: BlockDirective) =>
        element("leaf-directive", {
          name: node.name,
          written: JSON.stringify(node.attributes ?? {}),
          line: String(node.position?.start.line ?? 1),
        }),
      textDirective: (_state, node: { name: string }) => ({ type: "text", value: `:${node.name}` }),
      yaml: () => undefined,
    },
  });
  return processor.runSync(tree);
}

function containerToHast(
  node: BlockDirective,
  toChildren: (children: BlockDirective["children"]) => unknown[],
  context: MarkdownContext,
): Element {
  const label = labelOf(node);
  const body = node.children.filter((child) => child !== (label as Paragraph | undefined));
  const children = toChildren(body as BlockDirective["children"]) as ElementContent[];
  const { left = "", right = "" } = node.attributes ?? {};
  switch (node.name) {
    case "details":
      return element("details", { className: ["more"] }, [
        element("summary", {}, [text(label ? textOf(label) : context.texts.details)]),
        ...children,
      ]);
    case "steps":
      return element("div", { className: ["steps"] }, children);
    case "next":
      return element("nav", { className: ["next-cards"], ariaLabel: context.texts.next }, [
        element("h2", { id: "next" }, [text(context.texts.next)]),
        ...children,
      ]);
    case "compare": {
      const blocks = children.filter((child) => child.type === "element");
      return element(
        "div",
        { className: ["compare"] },
        blocks.map((block, side) =>
          element("div", {}, [
            element("p", { className: ["compare-label"] }, [
              text((side === 0 ? left : right) ?? ""),
            ]),
            block,
          ]),
        ),
      );
    }
    default:
      return element("aside", { className: ["admonition", `admonition-${node.name}`] }, [
        element("p", { className: ["admonition-title"] }, [
          text(label ? textOf(label) : context.texts.admonitions[node.name as "note"]),
        ]),
        ...children,
      ]);
  }
}

function asHeader(row: Element): Element {
  const cells = row.children.map((cell) =>
    cell.type === "element"
      ? { ...cell, tagName: "th", properties: { ...cell.properties, scope: "col" } }
      : cell,
  );
  return { ...row, children: cells };
}

function titleOf(node: Code): string | undefined {
  return /title="([^"]*)"/.exec(node.meta ?? "")?.[1];
}

function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element {
  return { type: "element", tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
