import type { ReactElement } from "react";
import type { Scenario } from "../../../../sandbox/src/scenarios/scenario.ts";
import { reservedPlaceAnchor, scenarioAnchor } from "../../base/sandbox-anchors.ts";
import { ContractTable } from "../contract-table.tsx";
import { ExplainedIn } from "../explained-in.tsx";
import type { ReferenceContext } from "../reference-context.ts";

interface Props {
  readonly scenarios: readonly Scenario[];
  /** Whether its rows are the ones that links go to. */
  readonly hasAnchors: boolean;
  readonly context: ReferenceContext;
}

/** Scenarios by name, each with the key or the place that brings it about as well. */
export function ScenarioTable({ scenarios, hasAnchors, context }: Props): ReactElement {
  const { texts, markdown, contractLang } = context;
  const { scenarioColumn, happensColumn, alsoColumn } = texts.sandbox;
  return (
    <ContractTable label={scenarioColumn} columns={[scenarioColumn, happensColumn, alsoColumn]}>
      {scenarios.map(({ name, description, key, place }) => (
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
      ))}
    </ContractTable>
  );
}

/** Codes that no airport has, each with the scenario that it brings about. */
export function ReservedPlaceTable({ scenarios, hasAnchors, context }: Props): ReactElement {
  const { texts, markdown, contractLang } = context;
  const { placeColumn, entityIdColumn, insteadColumn, happensColumn } = texts.sandbox;
  const columns = hasAnchors
    ? [placeColumn, entityIdColumn, insteadColumn, happensColumn]
    : [placeColumn, happensColumn];
  return (
    <ContractTable label={placeColumn} columns={columns}>
      {scenarios.flatMap(({ name, description, place }) =>
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
        ) : (
          []
        ),
      )}
    </ContractTable>
  );
}
