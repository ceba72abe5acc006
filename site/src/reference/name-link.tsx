import type { ReactElement, ReactNode } from "react";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  /** A name of the contract: "LiveQuery.adults". */
  readonly name: string;
  /** The text to show: "adults". */
  readonly text: ReactNode;
  readonly context: ReferenceContext;
}

/** A contract name that links to the reference; plain code if no page shows it. */
export function NameLink({ name, text, context }: Props): ReactElement {
  const href = context.nameHref(name);
  if (href === undefined) return <code>{text}</code>;
  return (
    <a href={context.localizeHref(href)}>
      <code>{text}</code>
    </a>
  );
}
