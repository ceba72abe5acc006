import type { ReactElement } from "react";
import { fillNodes } from "../fill-nodes.tsx";
import type { ReferenceContext } from "../reference-context.ts";
import { exportHref } from "./client-exports.ts";

const NAME = /\b[A-Z]\w+/g;

interface Props {
  /** "readonly Segment[]" */
  readonly type: string;
  readonly context: ReferenceContext;
}

/** A type whose client names link to a reference, or else to the client's pages. */
export function TypeText({ type, context }: Props): ReactElement {
  const linked = [...new Set(type.match(NAME))].flatMap((name) => {
    const exportedHref = exportHref(name);
    if (exportedHref === undefined) return [];
    const href = context.nameHref(name) ?? exportedHref;
    const link = (
      <a key={name} href={context.localizeHref(href)}>
        <code>{name}</code>
      </a>
    );
    return [[name, link] as const];
  });
  const links = Object.fromEntries(linked);
  const marked = type.replace(NAME, (name) => (Object.hasOwn(links, name) ? `{${name}}` : name));
  return <span className="type">{fillNodes(marked, links)}</span>;
}
