import type { ReactElement } from "react";
import type { Operation } from "../../../contract/src/model.ts";
import { sharedPath } from "../samples/sample-request.ts";

/** `POST /apiservices/…`: the method as a badge, then the path, whose beginning all share. */
export function MethodPath({ operation }: { readonly operation: Operation }): ReactElement {
  const { method, path } = operation;
  const shared = sharedPath(path);
  return (
    <span className="method-path">
      <span className={`method method-${method}`}>{method.toUpperCase()}</span>{" "}
      <code className="path">
        <span className="prefix">{shared}</span>
        {path.slice(shared.length)}
      </code>
    </span>
  );
}
