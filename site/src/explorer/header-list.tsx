import type { ReactElement } from "react";
import type { ShownResponse } from "./shown-response.ts";

/** The headers of a response as they came. */
export function HeaderList({ headers }: Pick<ShownResponse, "headers">): ReactElement {
  return (
    <dl className="headers" lang="en">
      {headers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
