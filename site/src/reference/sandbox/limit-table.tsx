import type { ReactElement } from "react";
import { LIMIT_TEXTS } from "../../../../sandbox/src/register/limit-texts.ts";
import { LIMITS } from "../../../../sandbox/src/rules/limits.ts";
import { limitAnchor } from "../../base/sandbox-anchors.ts";
import { GroupedTable } from "../grouped-table.tsx";
import type { ReferenceContext } from "../reference-context.ts";
import { PlaceLinks } from "./place-links.tsx";

interface Props {
  readonly names: readonly (keyof typeof LIMITS)[];
  readonly hasAnchors: boolean;
  readonly context: ReferenceContext;
}

/** The sandbox's limits, with what each counts and where it applies. */
export function LimitTable({ names, hasAnchors, context }: Props): ReactElement {
  const { limitColumn, countsColumn, whereColumn, limitGroups } = context.texts.sandbox;
  return (
    <GroupedTable
      label={limitColumn}
      columns={[limitColumn, countsColumn, whereColumn]}
      titles={limitGroups}
      rows={names.map((name) => ({
        group: LIMIT_TEXTS[name].of,
        row: (
          <tr key={name} id={hasAnchors ? limitAnchor(name) : undefined}>
            <th scope="row">{LIMITS[name].toLocaleString("en-GB")}</th>
            <td lang={context.contractLang}>{LIMIT_TEXTS[name].counts}</td>
            <td>
              <PlaceLinks names={LIMIT_TEXTS[name].where} context={context} />
            </td>
          </tr>
        ),
      }))}
    />
  );
}
