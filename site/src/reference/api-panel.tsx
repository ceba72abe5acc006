import type { ReactElement, ReactNode } from "react";
import type { Specification } from "../../../contract/src/model.ts";
import { ApiDrawing } from "../art/api-drawing.tsx";
import { MethodPath } from "./method-path.tsx";

interface Props {
  readonly specification: Specification;
  readonly heading: ReactNode;
  /** Where an operation stands: "#createLiveSearch". */
  readonly hrefOf: (operation: string) => string;
}

/** An API at a glance: its drawing, and its operations to jump to. */
export function ApiPanel({ specification, heading, hrefOf }: Props): ReactElement {
  return (
    <div className="api-panel">
      <ApiDrawing id={specification.id} />
      {heading}
      <ul className="operation-list">
        {specification.operations.map((operation) => (
          <li key={operation.id}>
            <a href={hrefOf(operation.id)}>{operation.summary}</a>
            <MethodPath operation={operation} />
          </li>
        ))}
      </ul>
    </div>
  );
}
