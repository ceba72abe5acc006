import type { ReactElement, ReactNode } from "react";
import type { Specification } from "../../../contract/src/model.ts";
import { ApiDrawing } from "../art/api-drawing.tsx";
import { MethodPath } from "./method-path.tsx";

interface Props {
  readonly specification: Specification;
  readonly heading: ReactNode;
  /** Language of the contract's texts, if it differs from the page's. */
  readonly contractLang: string | undefined;
  /** The link target of an operation: "#createLiveSearch". */
  readonly hrefOf: (operation: string) => string;
  /** Shown below the operations. */
  readonly children?: ReactNode;
}

/** An API at a glance: its drawing and links to its operations. */
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
