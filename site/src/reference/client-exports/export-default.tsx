import type { ReactNode } from "react";
import type { ExportedPart } from "../../../../packaging/reference/exported.ts";
import { fillNodes } from "../fill-nodes.tsx";
import type { ReferenceContext } from "../reference-context.ts";

interface Props {
  readonly part: ExportedPart;
  readonly context: ReferenceContext;
}

/** The default value, if there is one. */
export function ExportDefault({ part, context }: Props): ReactNode {
  if (part.default === undefined) return null;
  const value = <span lang={context.contractLang}>{context.markdown(part.default, true)}</span>;
  return <> {fillNodes(context.texts.exports.unlessSet, { value })}</>;
}
