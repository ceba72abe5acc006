import type { ReactElement } from "react";
import { QUIRKS } from "../../../../sandbox/src/scenarios/quirks.ts";
import { quirkAnchor } from "../../base/sandbox-anchors.ts";
import { ContractTable } from "../contract-table.tsx";
import type { ReferenceContext } from "../reference-context.ts";
import { PlaceLinks } from "./place-links.tsx";

/** Everything that the scenario `unfriendly` makes a client take, and where. */
export function QuirkTable({ context }: { readonly context: ReferenceContext }): ReactElement {
  const { happensColumn, whereColumn } = context.texts.sandbox;
  return (
    <ContractTable label={happensColumn} columns={[happensColumn, whereColumn]}>
      {QUIRKS.map(({ id, text, where }) => (
        <tr key={id} id={quirkAnchor(id)}>
          <td lang={context.contractLang}>{context.markdown(text, true)}</td>
          <td>
            <PlaceLinks names={where} context={context} />
          </td>
        </tr>
      ))}
    </ContractTable>
  );
}
