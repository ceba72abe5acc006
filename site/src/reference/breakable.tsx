import { Fragment, type ReactNode } from "react";

/** Adds line-break opportunities to a long name or path, after dots and before slashes. */
export function breakable(name: string): ReactNode {
  return name.split(/(?<=\.)|(?=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name keep their order.
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
