import type { ReactElement, ReactNode } from "react";

interface Props {
  readonly title: string;
  /** The number of columns of the table. */
  readonly columns: number;
  readonly children: ReactNode;
}

/** A group of rows in a long table, under its own heading. */
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
