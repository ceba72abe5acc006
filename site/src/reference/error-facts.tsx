import type { ReactElement } from "react";
import { catalogue } from "../../../contract/generated/catalogue.ts";
import type { Operation } from "../../../contract/src/model.ts";
import { RETRY_POLICY } from "../../../contract/src/retry-policy.ts";
import type { Scenario } from "../../../sandbox/src/scenarios/scenario.ts";
import { scenarioHref } from "../base/sandbox-anchors.ts";
import { adviceOn } from "./advice-on.ts";
import { ContractTable } from "./contract-table.tsx";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly status: keyof typeof catalogue;
  /** The scenario that makes the sandbox respond with it. */
  readonly scenario: Scenario;
  /** All operations that document it, some with advice of their own. */
  readonly operations: readonly Operation[];
  readonly context: ReferenceContext;
}

/** One error: its body, when it occurs, what to do, whether to retry, and how to provoke it. */
export function ErrorFacts({ status, scenario, operations, context }: Props): ReactElement {
  const { texts, markdown, contractLang, localizeHref } = context;
  const { code, text } = catalogue[status];
  const [summary] = operations.flatMap(({ responses }) =>
    responses.flatMap((response) => (response.status === status ? response.examples : [])),
  );
  const operationFacts = operations.flatMap(({ id }) => {
    const advice = adviceOn(texts, status, id);
    return advice && advice !== adviceOn(texts, status) ? [{ id, advice }] : [];
  });
  const isRetried = RETRY_POLICY.retried.some((retried) => retried === status);
  const facts = [
    {
      name: texts.errorFacts.body,
      value: (
        <>
          <code>code</code> {code}, <code>message</code> <q lang={contractLang}>{text}</q>
        </>
      ),
    },
    {
      name: texts.whenColumn,
      value: <span lang={contractLang}>{markdown(summary?.summary ?? "", true)}</span>,
    },
    {
      name: texts.adviceColumn,
      value: (
        <>
          {markdown(adviceOn(texts, status) ?? "", true)}
          {operationFacts.length === 0 ? null : (
            <ul>
              {operationFacts.map(({ id, advice }) => (
                <li key={id}>
                  <code>{id}</code>: {markdown(advice, true)}
                </li>
              ))}
            </ul>
          )}
        </>
      ),
    },
    {
      name: texts.retry.againColumn,
      value: isRetried ? texts.retry.yes : texts.retry.no,
    },
    {
      name: texts.errorFacts.inSandbox,
      value: (
        <>
          <a href={localizeHref(scenarioHref(scenario.name))}>
            <code>x-sandbox-scenario: {scenario.name}</code>
          </a>
          {scenario.key ? (
            <>
              {` ${texts.errorFacts.orKey} `}
              <code>{scenario.key.name}</code>
            </>
          ) : null}
        </>
      ),
    },
  ];
  return (
    <ContractTable
      label={`${texts.statusColumn} ${status}`}
      columns={[texts.errorFacts.question, texts.errorFacts.answer]}
    >
      {facts.map(({ name, value }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </ContractTable>
  );
}
