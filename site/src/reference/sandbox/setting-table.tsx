import type { ReactElement } from "react";
import { SETTING_TEXTS } from "../../../../sandbox/src/node/settings/setting-texts.ts";
import { ContractTable } from "../contract-table.tsx";
import type { ReferenceContext } from "../reference-context.ts";

/** The environment variables of the sandbox's command. */
export function SettingTable({ context }: { readonly context: ReferenceContext }): ReactElement {
  const { texts, markdown, contractLang } = context;
  const { settingColumn, saysColumn, unsetColumn } = texts.sandbox;
  return (
    <ContractTable label={settingColumn} columns={[settingColumn, saysColumn, unsetColumn]}>
      {SETTING_TEXTS.map(({ name, description, defaultText }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td lang={contractLang}>{markdown(description, true)}</td>
          <td lang={contractLang}>{markdown(defaultText, true)}</td>
        </tr>
      ))}
    </ContractTable>
  );
}
