import type { ReactElement } from "react";
import type { Operation } from "../../../contract/src/model.ts";
import { adviceOn } from "./advice-on.ts";
import { ContractTable } from "./contract-table.tsx";
import { isSuccess } from "./is-success.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  /** The operation whose errors are shown. */
  readonly operation: Operation;
  /** Whether to show this operation's own advice rather than the general one. */
  readonly isOwn: boolean;
  readonly context: ReferenceContext;
}

/** The error catalogue: status, text, when it occurs, what to do. */
export function ErrorTable({ operation, isOwn, context }: Props): ReactElement {
  const { texts, markdown } = context;
  const errors = operation.responses.filter(({ status }) => !isSuccess(status));
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
          <td lang={context.contractLang}>{description}</td>
          <td lang={context.contractLang} data-label={texts.whenColumn}>
            {examples[0] ? markdown(examples[0].summary, true) : null}
          </td>
          <td data-label={texts.adviceColumn}>
            {markdown(adviceOn(texts, status, isOwn ? operation.id : "") ?? "", true)}
          </td>
        </tr>
      ))}
    </ContractTable>
  );
}
