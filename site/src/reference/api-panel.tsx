import type { ReactElement, ReactNode } from "react";
import type { Specification } from "../../../contract/src/model.ts";
import { ApiDrawing } from "../art/api-drawing.tsx";
import { MethodPath } from "./method-path.tsx";

interface Props {
  readonly specification: Specification;
  readonly heading: ReactNode;
  /** Language of the contract's own words, where it is not the page's. */
  readonly contractLang: string | undefined;
  /** Where an operation stands: "#createLiveSearch". */
  readonly hrefOf: (operation: string) => string;
  /** Below the operations. */
  readonly children?: ReactNode;
}

/** An API at a glance: its drawing, and its operations to jump to. */
export function ApiPanel(props: Props): ReactElement {
  const { specification, heading, contractLang, hrefOf, children } = props;
  return (
    <div className="api-panel">
      <ApiDrawing id={specification.id} />
      {heading}
      <ul className="operation-list">
        {specification.operations.map((operation) => (
          <li key={operation.id}>
            <a href={hrefOf(operation.id)} lang={contractLang}>
              {operation.summary}
            </a>
            <MethodPath operation={operation} isNarrow />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
