import type { ReactElement } from "react";
import type { ReferenceTexts } from "../../i18n/texts.ts";
import type { PracticeEngine } from "../../site.config.ts";
import { type ConsoleProps, editId } from "../console/console-props.ts";

interface Props {
  readonly operation: ConsoleProps;
  readonly engine: PracticeEngine;
  readonly texts: ReferenceTexts["practice"];
}

/**
 * A bar below the card of a request; pressing its button loads the console, which replaces the
 * card.
 */
export function PracticeBar({ operation, engine, texts }: Props): ReactElement {
  const { id, specification } = operation;
  const props: ConsoleProps = { id, specification };
  return (
    <div
      className="practice"
      data-island="console"
      data-wake="press"
      data-engine={engine}
      data-props={JSON.stringify(props)}
    >
      <p>{texts.says}</p>
      <p className="practice-failed" role="alert">
        {texts.failed} <button type="button">{texts.retry}</button>
      </p>
      <button type="button" id={editId(id)} className="practice-start">
        {texts.start}
      </button>
    </div>
  );
}
