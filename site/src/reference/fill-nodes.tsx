import { Fragment, type ReactNode } from "react";

/** fillNodes("Send {header}.", { header: <code>x</code> }): a text with elements in its gaps. */
export function fillNodes(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // Every second part is the name of a gap.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
    <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
  ));
}
