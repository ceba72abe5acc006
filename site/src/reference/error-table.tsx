import type { ReactElement } from "react";
import type { Response } from "../../../contract/src/model.ts";
import { adviceOn } from "./advice-on.ts";
import { ContractTable } from "./contract-table.tsx";
import { isSuccess } from "./is-success.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  /** The answers of an operation; those of success are left out. */
  readonly responses: readonly Response[];
  readonly context: ReferenceContext;
}

/** The error catalogue: status, text, when it comes, what to do. */
export function ErrorTable({ responses, context }: Props): ReactElement {
  const { texts, markdown } = context;
  const errors = responses.filter(({ status }) => !isSuccess(status));
  return (
    <ContractTable
      label={texts.errors}
      columns={[texts.statusColumn, texts.textColumn, texts.whenColumn, texts.adviceColumn]}
    >
      {errors.map(({ status, description, examples }) => (
        <tr key={status}>
          <th scope="row">
            <code>{status}</code>
          </th>
          <td>{description}</td>
          <td>{examples[0] ? markdown(examples[0].summary) : null}</td>
          <td>{markdown(adviceOn(texts, status) ?? "")}</td>
        </tr>
      ))}
    </ContractTable>
  );
}
