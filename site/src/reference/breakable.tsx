import { Fragment, type ReactNode } from "react";

/** A long name or path with places to break it: after a dot and before a slash. */
export function breakable(name: string): ReactNode {
  return name.split(/(?<=\.)|(?=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name keep their order.
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
