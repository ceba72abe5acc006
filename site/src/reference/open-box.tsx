import type { ReactElement } from "react";
import type { OpenPoint } from "../../../contract/src/model.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly points: readonly OpenPoint[];
  readonly context: ReferenceContext;
}

/** What the API promises nothing about, with what to do: the box at the end of a page. */
export function OpenBox({ points, context }: Props): ReactElement {
  const { markdown, contractLang } = context;
  return (
    <ul lang={contractLang}>
      {points.map(({ id, question, advice = "" }) => (
        <li key={id}>
          <strong>{markdown(question, true)}</strong> {markdown(advice, true)}
        </li>
      ))}
    </ul>
  );
}
