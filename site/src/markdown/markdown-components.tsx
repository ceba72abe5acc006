import type { Components } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import type { Mistake } from "../../../contract/src/problems/problem.ts";
import { CodeBlock } from "./code-block.tsx";
import type { Highlight } from "./highlight.ts";

/** The interface texts that appear inside an article. */
export interface MarkdownTexts {
  readonly linkToSection: string;
  readonly details: string;
  readonly next: string;
  readonly copy: string;
  readonly admonitions: { readonly note: string; readonly tip: string; readonly caution: string };
}

/** What a leaf directive becomes: something to show, or what is wrong with it. */
export type DirectiveResult = { readonly node: ReactNode } | Mistake;

export type DirectiveRenderer = (attributes: Readonly<Record<string, string>>) => DirectiveResult;

export interface MarkdownContext {
  readonly title: string;
  readonly texts: MarkdownTexts;
  readonly highlight: Highlight;
  /** Puts the locale in front of links into the site. */
  readonly localizeHref: (href: string) => string;
  /** One renderer for each leaf directive of the closed set. */
  readonly renderers: Readonly<Record<string, DirectiveRenderer>>;
}

export type Report = (message: string, line?: number, nearest?: string) => void;

/** The two elements of the tree that are ours, as React components. */
export function markdownComponents(
  context: MarkdownContext,
  report: Report,
): Partial<Components> & Record<string, unknown> {
  return {
    "code-block": ({ code, language, heading }: CodeBlockProps) => (
      <CodeBlock
        code={code}
        language={language}
        title={heading}
        copy={context.texts.copy}
        highlight={context.highlight}
      />
    ),
    "leaf-directive": ({ name, written, line }: LeafDirectiveProps) => {
      const attributes = JSON.parse(written) as Readonly<Record<string, string>>;
      const result = context.renderers[name]?.(attributes) ?? {
        message: `No renderer for "${name}".`,
      };
      if ("node" in result) return result.node;
      report(`::${name}: ${result.message}`, Number(line), result.nearest);
      return null;
    },
  };
}

interface CodeBlockProps {
  readonly code: string;
  readonly language: string;
  readonly heading: string;
}

interface LeafDirectiveProps {
  readonly name: string;
  readonly written: string;
  readonly line: string;
}
