import type { ReactNode } from "react";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly children: ReactNode;
  readonly context: Pick<ReferenceContext, "contractLang">;
}

/** A text of the contract inside one of the page's own, with its language where the two differ. */
export function ContractText({ children, context: { contractLang } }: Props): ReactNode {
  return contractLang === undefined ? children : <span lang={contractLang}>{children}</span>;
}
