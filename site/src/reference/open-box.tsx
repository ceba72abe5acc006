import type { ReactElement } from "react";
import type { OpenPoint } from "../../../contract/src/model.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly points: readonly OpenPoint[];
  readonly context: ReferenceContext;
}

/** The box at the end of a page: what the API does not promise, and what to do about it. */
export function OpenBox({ points, context }: Props): ReactElement {
  const { texts, markdown, contractLang } = context;
  return (
    <>
      <p>{texts.openIntro}</p>
      <ul lang={contractLang}>
        {points.map(({ id, question, advice = "" }) => (
          <li key={id}>
            <strong>{markdown(question, true)}</strong> {markdown(advice, true)}
          </li>
        ))}
      </ul>
    </>
  );
}
