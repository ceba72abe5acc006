import type { ReactElement } from "react";
import { ContractTable } from "../reference/contract-table.tsx";
import type { ReferenceContext } from "../reference/reference-context.ts";
import { RowGroup } from "../reference/row-group.tsx";
import { type BuildReport, FIGURES } from "./build-report.ts";

interface Props {
  readonly report: BuildReport;
  readonly context: ReferenceContext;
}

/** What this build proved: each kind of thing with its count and with what is proved about it. */
export function CoverageTable({ report, context }: Props): ReactElement {
  const { whatColumn, countColumn, provedColumn, figures, groups } = context.texts.coverageReport;
  const columns = [countColumn, whatColumn, provedColumn];
  return (
    <ContractTable kind="grouped table-proved" label={provedColumn} columns={columns}>
      {namesOf(FIGURES).map((group) => (
        <RowGroup key={group} title={groups[group]} columns={columns.length}>
          {FIGURES[group].flatMap((id) => {
            const count = report[id];
            const [what, proved] = figures[id];
            return count === undefined ? (
              []
            ) : (
              <tr key={id}>
                <td>{count.toLocaleString("en-GB")}</td>
                <th scope="row">{what}</th>
                <td>{proved}</td>
              </tr>
            );
          })}
        </RowGroup>
      ))}
    </ContractTable>
  );
}

function namesOf<Name extends string>(groups: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(groups) as Name[];
}
