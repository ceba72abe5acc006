import type { ReactElement } from "react";
import { groupBy } from "../../../contract/src/base/group-by.ts";
import type { Operation } from "../../../contract/src/model.ts";
import { RETRY_POLICY, retryWords } from "../../../contract/src/retry-policy.ts";
import { fill } from "../../i18n/fill.ts";
import { adviceOn } from "./advice-on.ts";
import { ContractTable } from "./contract-table.tsx";
import { isSuccess } from "./is-success.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  /** The operation whose errors are shown. */
  readonly operation: Operation;
  /** Whether to add this operation's own advice on each error. */
  readonly isOwn: boolean;
  readonly context: ReferenceContext;
}

/** Which failures are worth a retry of the same request, and how long to wait before it. */
export function RetryTable({ operation, isOwn, context }: Props): ReactElement {
  const { texts, markdown } = context;
  const { failureColumn, againColumn, yes, no, noResponse, how } = texts.retry;
  const statuses = operation.responses
    .map(({ status }) => status)
    .filter((status) => !isSuccess(status) && status !== "default");
  const advice = (status: string) => (isOwn ? adviceOn(texts, status, operation.id) : "") ?? "";
  const groups = [false, true].flatMap((isRetried) => {
    const rowStatuses = statuses.filter((status) => isRetriedStatus(status) === isRetried);
    return Array.from(groupBy(rowStatuses, advice), ([text, members]) => ({
      text,
      members,
      isRetried,
    }));
  });
  const columns = [failureColumn, againColumn, ...(isOwn ? [texts.adviceColumn] : [])];
  return (
    <>
      <ContractTable label={againColumn} columns={columns}>
        {groups.map(({ text, members, isRetried }, index) => (
          <tr key={members[0]}>
            <th scope="row">
              {[...members, ...(index === groups.length - 1 ? [noResponse] : [])].join(", ")}
            </th>
            <td>{isRetried ? yes : no}</td>
            {isOwn ? <td>{markdown(text, true)}</td> : null}
          </tr>
        ))}
      </ContractTable>
      {markdown(fill(how, retryWords()))}
    </>
  );
}

function isRetriedStatus(status: string): boolean {
  return RETRY_POLICY.retried.some((retried) => retried === status);
}
