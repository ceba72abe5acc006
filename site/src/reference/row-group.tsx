import type { ReactElement, ReactNode } from "react";

interface Props {
  readonly title: string;
  /** Columns of its table. */
  readonly columns: number;
  readonly children: ReactNode;
}

/** Rows of a long table that belong together, below a heading of their own. */
export function RowGroup({ title, columns, children }: Props): ReactElement {
  return (
    <tbody>
      <tr className="row-group">
        <th scope="rowgroup" colSpan={columns}>
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}
