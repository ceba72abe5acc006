import type { ReactElement } from "react";
import { fillNodes } from "../fill-nodes.tsx";
import type { ReferenceContext } from "../reference-context.ts";
import { TypeText } from "./type-text.tsx";

interface Props {
  /** "{ApiError} where no search could be created" */
  readonly throws: readonly string[];
  readonly context: ReferenceContext;
}

/** What is thrown, and when. */
export function ExportThrows({ throws, context }: Props): ReactElement {
  return (
    <>
      {throws.map((said) => {
        const [, type = "", when = ""] = /^\{(\w+)\} (.*)$/.exec(said) ?? [];
        return (
          <p key={said}>
            {fillNodes(context.texts.exports.throws, {
              type: <TypeText type={type} context={context} />,
              when: <span lang={context.contractLang}>{context.markdown(when, true)}</span>,
            })}
          </p>
        );
      })}
    </>
  );
}
