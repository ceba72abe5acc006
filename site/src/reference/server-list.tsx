import type { ReactElement } from "react";
import type { Server } from "../../../contract/src/model.ts";
import CopyButton from "../islands/copy-button.tsx";
import { SANDBOX } from "../samples/sample-request.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly servers: readonly Server[];
  readonly context: ReferenceContext;
}

/**
 * The base URLs, one of them visible: the radio buttons need no script. The sandbox comes first,
 * because samples call it.
 */
export function ServerList({ servers, context }: Props): ReactElement {
  const { texts, contractMarkdown } = context;
  const ordered = servers.toSorted((a, b) => rank(a) - rank(b));
  return (
    <div className="servers">
      <fieldset className="switch" data-radios="server">
        <legend>{texts.servers}</legend>
        {ordered.map((server) => (
          <label key={server.url}>
            <input
              type="radio"
              name="server"
              value={serverKind(server)}
              defaultChecked={serverKind(server) === "sandbox"}
            />
            {texts.server[serverKind(server)]}
          </label>
        ))}
      </fieldset>
      {ordered.map((server) => (
        <figure key={server.url} className="server" data-server={serverKind(server)}>
          <code>{server.url}</code>
          <div data-island="copy-button" data-props={JSON.stringify({ label: texts.copy })}>
            <CopyButton label={texts.copy} />
          </div>
          <figcaption>{contractMarkdown(server.description)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function serverKind({ url }: Server): "sandbox" | "production" {
  return url === SANDBOX.baseUrl ? "sandbox" : "production";
}

function rank(server: Server): number {
  return serverKind(server) === "sandbox" ? 0 : 1;
}
