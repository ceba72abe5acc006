import type { ReactElement } from "react";
import { CodeBlock } from "../markdown/code-block.tsx";
import { printJson } from "../samples/literal-styles.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly id: string;
  /** An example's value: JSON as data. */
  readonly value: unknown;
  readonly context: ReferenceContext;
}

/** A body as highlighted JSON; a long one scrolls within a limited height. */
export function ResponseExample({ id, value, context }: Props): ReactElement {
  return (
    <div className="response-example">
      <CodeBlock
        code={printJson(value)}
        language="json"
        proof={context.returned?.has(id) ? context.texts.returned : ""}
        copy={context.texts.copy}
        lines={context.texts.lines}
        highlight={context.highlight}
      />
    </div>
  );
}
