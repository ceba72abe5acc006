import type { ReactElement } from "react";
import { type Package, packagePath } from "../../../packaging/packages.ts";
import { CodeBlock } from "../markdown/code-block.tsx";
import { SANDBOX } from "../samples/sample-request.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly source: Package;
  readonly context: ReferenceContext;
}

/** The command that installs a package from this site, because no registry has it. */
export function InstallLine({ source, context }: Props): ReactElement {
  return (
    <CodeBlock
      code={`npm install ${SANDBOX.baseUrl}${packagePath(source)}`}
      language="bash"
      copy={context.texts.copy}
      highlight={context.highlight}
    />
  );
}
