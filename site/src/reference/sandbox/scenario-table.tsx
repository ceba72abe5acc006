import type { ReactElement, ReactNode } from "react";
import type { Scenario } from "../../../../sandbox/src/scenarios/scenario.ts";
import { reservedPlaceAnchor, scenarioAnchor } from "../../base/sandbox-anchors.ts";
import { ExplainedIn } from "../explained-in.tsx";
import { GroupedTable } from "../grouped-table.tsx";
import type { ReferenceContext } from "../reference-context.ts";
import { scenarioGroup } from "./scenario-group.ts";

interface Props {
  readonly scenarios: readonly Scenario[];
  /** Whether rows have anchors. */
  readonly hasAnchors: boolean;
  readonly context: ReferenceContext;
}

/** Scenarios by name, each with the key or place that also triggers it. */
export function ScenarioTable({ scenarios, hasAnchors, context }: Props): ReactElement {
  const { texts, markdown, contractLang } = context;
  const { scenarioColumn, happensColumn, alsoColumn } = texts.sandbox;
  const columns = [scenarioColumn, happensColumn, alsoColumn];
  return (
    <ScenarioGroups scenarios={scenarios} columns={columns} context={context}>
      {({ name, description, key, place }) => (
        <tr key={name} id={hasAnchors ? scenarioAnchor(name) : undefined}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>
            <span lang={contractLang}>{markdown(description, true)}</span>
            {hasAnchors ? <ExplainedIn anchor={scenarioAnchor(name)} context={context} /> : null}
          </td>
          <td>{key || place ? <code>{key?.name ?? place?.iata}</code> : null}</td>
        </tr>
      )}
    </ScenarioGroups>
  );
}

/** Codes that no airport has, each with the scenario that it triggers. */
export function ReservedPlaceTable({ scenarios, hasAnchors, context }: Props): ReactElement {
  const { texts, markdown, contractLang } = context;
  const { placeColumn, entityIdColumn, insteadColumn, happensColumn } = texts.sandbox;
  const columns = hasAnchors
    ? [placeColumn, entityIdColumn, insteadColumn, happensColumn]
    : [placeColumn, happensColumn];
  return (
    <ScenarioGroups
      scenarios={scenarios.filter(({ place }) => place)}
      columns={columns}
      context={context}
    >
      {({ name, description, place }) =>
        place ? (
          <tr key={name} id={hasAnchors ? reservedPlaceAnchor(place.iata) : undefined}>
            <th scope="row">
              <code>{place.iata}</code>
            </th>
            {hasAnchors ? (
              <>
                <td>
                  <code>{place.entityId}</code>
                </td>
                <td>
                  <code>{place.standsFor}</code>
                </td>
              </>
            ) : null}
            <td lang={contractLang}>{markdown(description, true)}</td>
          </tr>
        ) : null
      }
    </ScenarioGroups>
  );
}

interface GroupsProps {
  readonly scenarios: readonly Scenario[];
  readonly columns: readonly string[];
  readonly context: ReferenceContext;
  /** Renders the row of a scenario. */
  readonly children: (scenario: Scenario) => ReactNode;
}

function ScenarioGroups({ scenarios, columns, context, children }: GroupsProps): ReactElement {
  return (
    <GroupedTable
      label={columns[0] ?? ""}
      columns={columns}
      titles={context.texts.sandbox.scenarioGroups}
      rows={scenarios.map((one) => ({ group: scenarioGroup(one), row: children(one) }))}
    />
  );
}
