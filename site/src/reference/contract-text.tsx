import type { ReactNode } from "react";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly children: ReactNode;
  readonly context: Pick<ReferenceContext, "contractLang">;
}

/** A text of the contract inside a text of the page, with `lang` if their languages differ. */
export function ContractText({ children, context: { contractLang } }: Props): ReactNode {
  return contractLang === undefined ? children : <span lang={contractLang}>{children}</span>;
}
