import type { ReactElement, ReactNode } from "react";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  /** A name of the contract: "LiveQuery.adults". */
  readonly name: string;
  /** What to show of it: "adults". */
  readonly text: ReactNode;
  readonly context: ReferenceContext;
}

/** A contract name that leads to its place in the reference; plain where no page shows it. */
export function NameLink({ name, text, context }: Props): ReactElement {
  const href = context.nameHref(name);
  if (href === undefined) return <code>{text}</code>;
  return (
    <a href={context.localizeHref(href)}>
      <code>{text}</code>
    </a>
  );
}
