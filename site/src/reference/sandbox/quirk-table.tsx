import type { ReactElement } from "react";
import { QUIRK_KINDS, QUIRKS } from "../../../../sandbox/src/scenarios/quirks.ts";
import { quirkAnchor } from "../../base/sandbox-anchors.ts";
import { ContractTable } from "../contract-table.tsx";
import type { ReferenceContext } from "../reference-context.ts";
import { RowGroup } from "../row-group.tsx";
import { PlaceLinks } from "./place-links.tsx";

/** Everything that a client must cope with in the scenario `unfriendly`, and where. */
export function QuirkTable({ context }: { readonly context: ReferenceContext }): ReactElement {
  const { happensColumn, whereColumn, quirkKinds } = context.texts.sandbox;
  const columns = [happensColumn, whereColumn];
  return (
    <ContractTable kind="grouped" label={happensColumn} columns={columns}>
      {QUIRK_KINDS.map((kind) => (
        <RowGroup key={kind} title={quirkKinds[kind]} columns={columns.length}>
          {QUIRKS.filter((quirk) => quirk.kind === kind).map(({ id, text, where }) => (
            <tr key={id} id={quirkAnchor(id)}>
              <td lang={context.contractLang}>{context.markdown(text, true)}</td>
              <td>
                <PlaceLinks names={where} context={context} />
              </td>
            </tr>
          ))}
        </RowGroup>
      ))}
    </ContractTable>
  );
}
