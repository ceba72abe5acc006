import type { ReactElement } from "react";
import type { Operation } from "../../../contract/src/model.ts";

/** `POST /apiservices/…`: the method as a badge, then the path. */
export function MethodPath({ operation }: { readonly operation: Operation }): ReactElement {
  const { method, path } = operation;
  return (
    <span className="method-path">
      <span className={`method method-${method}`}>{method.toUpperCase()}</span>{" "}
      <code className="path">{path}</code>
    </span>
  );
}
