import type { ReactElement } from "react";
import type { DisplayedResponse } from "./displayed-response.ts";

/** The headers of a response as they came. */
export function HeaderList({ headers }: Pick<DisplayedResponse, "headers">): ReactElement {
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
