import type { ReactElement } from "react";
import type { Operation } from "../../../contract/src/model.ts";
import { fill } from "../../i18n/fill.ts";
import { RETRY_POLICY } from "../../retry-policy.ts";
import { adviceOn } from "./advice-on.ts";
import { ContractTable } from "./contract-table.tsx";
import { isSuccess } from "./is-success.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  /** Whose errors they are. */
  readonly operation: Operation;
  /** Whether the advice is that of this operation, or that of all. */
  readonly isOwn: boolean;
  readonly context: ReferenceContext;
}

/** After which failures the same request is worth sending again, and how to wait for that. */
export function RetryTable({ operation, isOwn, context }: Props): ReactElement {
  const { texts, markdown } = context;
  const { failureColumn, againColumn, yes, no, noResponse, how } = texts.retry;
  const { pauses, attempts } = RETRY_POLICY;
  const statuses = operation.responses
    .map(({ status }) => status)
    .filter((status) => !isSuccess(status) && status !== "default");
  const rows = groupBy(statuses, (status) => adviceOn(texts, status, isOwn ? operation.id : ""));
  const lastRetried = rows.findLast(([, group]) => group.some(isRetried))?.[0];
  return (
    <>
      <ContractTable
        label={texts.errors}
        columns={[failureColumn, againColumn, texts.adviceColumn]}
      >
        {rows.map(([advice, group]) => (
          <tr key={advice}>
            <th scope="row">
              {group.join(", ")}
              {advice === lastRetried ? `, ${noResponse}` : null}
            </th>
            <td>{group.some(isRetried) ? yes : no}</td>
            <td>{markdown(advice, true)}</td>
          </tr>
        ))}
      </ContractTable>
      {markdown(fill(how, { pauses: pauses.join(", "), ...attempts }))}
    </>
  );
}

function isRetried(status: string): boolean {
  return RETRY_POLICY.retried.some((retried) => retried === status);
}

/** Statuses with the same advice share a row, at the place of the first. */
function groupBy(
  statuses: readonly string[],
  adviceOn: (status: string) => string | undefined,
): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const status of statuses) {
    const advice = adviceOn(status) ?? "";
    groups.set(advice, [...(groups.get(advice) ?? []), status]);
  }
  return [...groups];
}
