import type { ReactElement } from "react";
import type { Operation } from "../../../contract/src/model.ts";
import { fillNodes } from "./fill-nodes.tsx";
import { MethodPath } from "./method-path.tsx";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly operation: Operation;
  readonly context: ReferenceContext;
}

/** A summary of an operation, with a link to the reference if it has one. */
export function OperationCard({ operation, context }: Props): ReactElement {
  const { texts } = context;
  const href = context.nameHref(operation.id);
  const [scheme] = operation.security;
  return (
    <div className="operation-card">
      <MethodPath operation={operation} isNarrow />
      <p lang={context.contractLang}>{operation.summary}</p>
      <p className="security">
        {scheme ? fillNodes(texts.security, { header: <code>{scheme.name}</code> }) : texts.noKey}
      </p>
      {href === undefined ? null : <a href={context.localizeHref(href)}>{texts.toReference}</a>}
    </div>
  );
}
