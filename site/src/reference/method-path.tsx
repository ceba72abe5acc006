import type { ReactElement } from "react";
import type { Operation } from "../../../contract/src/model.ts";
import { sharedPath } from "../samples/sample-request.ts";
import { breakable } from "./breakable.tsx";

interface Props {
  readonly operation: Operation;
  /** Whether the column may be too narrow for the path, which may then break before slashes. */
  readonly isNarrow?: boolean;
}

/** `POST /apiservices/…`: the method as a badge, then the path with its common prefix muted. */
export function MethodPath({ operation, isNarrow = false }: Props): ReactElement {
  const { method, path } = operation;
  const shared = sharedPath(path);
  const ownPart = path.slice(shared.length);
  return (
    <span className="method-path">
      <span className={`method method-${method}`}>{method.toUpperCase()}</span>{" "}
      <code className="path">
        <span className="prefix">
          {shared}
          {isNarrow ? <wbr /> : null}
        </span>
        {isNarrow ? breakable(ownPart) : ownPart}
      </code>
    </span>
  );
}
