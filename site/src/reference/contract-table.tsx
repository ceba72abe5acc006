import type { ReactElement, ReactNode } from "react";

type Kind = "fields" | "values" | "mapping" | "timeline";

interface Props {
  readonly label: string;
  /** Tables of one kind have the same column widths everywhere. */
  readonly kind?: Kind | "grouped" | `grouped table-${Kind | "proved"}`;
  readonly columns: readonly string[];
  /** Rows, or groups of them if there are many: see `RowGroup`. */
  readonly children: ReactNode;
}

/** A table in a focusable region, so that a wide one can also be scrolled by keyboard. */
export function ContractTable({ label, kind, columns, children }: Props): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={kind ? `table table-${kind}` : "table"} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {kind?.startsWith("grouped") ? children : <tbody>{children}</tbody>}
      </table>
    </section>
  );
}
