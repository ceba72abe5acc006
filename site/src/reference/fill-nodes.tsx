import { Fragment, type ReactNode } from "react";

/**
 * fillNodes("Send {header}.", { header: <code>x</code> }) fills a text's placeholders with
 * elements.
 */
export function fillNodes(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // Every second part is the name of a placeholder.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
    <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
  ));
}
