import type { ReactElement } from "react";
import { ContractTable } from "../reference/contract-table.tsx";
import type { ReferenceContext } from "../reference/reference-context.ts";
import { type BuildReport, FIGURES } from "./build-report.ts";

interface Props {
  readonly report: BuildReport;
  readonly context: ReferenceContext;
}

/** What the build that published a page proved: each kind with its number and with what is proved. */
export function CoverageTable({ report, context }: Props): ReactElement {
  const { whatColumn, countColumn, provedColumn, figures } = context.texts.coverageReport;
  return (
    <ContractTable label={provedColumn} columns={[whatColumn, countColumn, provedColumn]}>
      {FIGURES.flatMap((id) => {
        const count = report[id];
        const [what, proved] = figures[id];
        return count === undefined ? (
          []
        ) : (
          <tr key={id}>
            <th scope="row">{what}</th>
            <td>{count.toLocaleString("en-GB")}</td>
            <td>{proved}</td>
          </tr>
        );
      })}
    </ContractTable>
  );
}
