import type { ReactElement } from "react";
import { SANDBOX_KEYS } from "../../../../sandbox/src/scenarios/sandbox-keys.ts";
import type { Scenario } from "../../../../sandbox/src/scenarios/scenario.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import { fill } from "../../../i18n/fill.ts";
import type { SandboxTexts } from "../../../i18n/texts.ts";
import { keyAnchor } from "../../base/sandbox-anchors.ts";
import { ContractTable } from "../contract-table.tsx";
import type { ReferenceContext } from "../reference-context.ts";

/** Every key of the sandbox and what it does, and what any other key does. */
export function KeyTable({ context }: { readonly context: ReferenceContext }): ReactElement {
  const { keys, keyColumn, doesColumn } = context.texts.sandbox;
  return (
    <ContractTable label={keyColumn} columns={[keyColumn, doesColumn]}>
      {Object.keys(SANDBOX_KEYS).map((name) => (
        <tr key={name} id={keyAnchor(name)}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{whatItDoes(name, keys)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{keys.other}</th>
        <td>{fill(keys.rejected, { status: statusOf("unauthorized") })}</td>
      </tr>
    </ContractTable>
  );
}

function whatItDoes(name: string, texts: SandboxTexts["keys"]): string {
  const scenario = SCENARIOS.find(({ key }) => key?.name === name);
  if (!scenario) return texts.full;
  if (scenario.effect.kind !== "error") return fill(texts.plays, { scenario: scenario.name });
  const status = errorOf(scenario);
  const rights = scenario.key?.rights;
  if (rights?.access === "none") return fill(texts.noAccess, { status });
  if (rights?.callsPerMinute !== undefined) {
    return fill(texts.limited, { calls: rights.callsPerMinute, status });
  }
  return status === "default" ? texts.unlisted : fill(texts.fails, { status });
}

function statusOf(name: string): string {
  const scenario = SCENARIOS.find((one) => one.name === name);
  return scenario ? errorOf(scenario) : "";
}

function errorOf({ effect }: Scenario): string {
  return effect.kind === "error" ? effect.status : "";
}
