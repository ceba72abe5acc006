import type { ReactElement, ReactNode } from "react";
import { ContractTable } from "./contract-table.tsx";
import { RowGroup } from "./row-group.tsx";

/** Tables with more rows than this are grouped. */
const MAX_ROWS = 12;

/** Whether a table with these rows is grouped. */
export function isGrouped(rows: readonly unknown[]): boolean {
  return rows.length > MAX_ROWS;
}

export interface GroupedRow<Group extends string> {
  readonly group: Group;
  readonly row: ReactNode;
}

interface Props<Group extends string> {
  readonly label: string;
  readonly kind?: "fields" | "mapping";
  readonly columns: readonly string[];
  /** Headings of the groups, in order. */
  readonly titles: Readonly<Record<Group, string>>;
  readonly rows: readonly GroupedRow<Group>[];
}

/** A table that groups its rows if there are many, and else keeps their order. */
export function GroupedTable<Group extends string>(props: Props<Group>): ReactElement {
  const { titles, rows, kind, ...table } = props;
  if (!isGrouped(rows)) {
    return (
      <ContractTable {...table} {...(kind && { kind })}>
        {rows.map(({ row }) => row)}
      </ContractTable>
    );
  }
  const groups = Object.keys(titles) as Group[];
  return (
    <ContractTable {...table} kind={kind ? `grouped table-${kind}` : "grouped"}>
      {groups
        .filter((group) => rows.some((one) => one.group === group))
        .map((group) => (
          <RowGroup key={group} title={titles[group]} columns={table.columns.length}>
            {rows.filter((one) => one.group === group).map(({ row }) => row)}
          </RowGroup>
        ))}
    </ContractTable>
  );
}
