import type { ReactElement } from "react";
import type { ReferenceTexts } from "../../i18n/texts.ts";
import type { ConsoleProps } from "../console/console-props.ts";

interface Props {
  readonly operation: ConsoleProps;
  readonly texts: ReferenceTexts["practice"];
}

/** Below the card of a request: what a press loads takes the card's place. */
export function PracticeBar({ operation: { id, specification }, texts }: Props): ReactElement {
  const props: ConsoleProps = { id, specification };
  return (
    <div
      className="practice"
      data-island="console"
      data-wake="press"
      data-props={JSON.stringify(props)}
    >
      <p>{texts.says}</p>
      <p className="practice-failed" role="alert">
        {texts.failed} <button type="button">{texts.retry}</button>
      </p>
      <button type="button" className="practice-start">
        {texts.start}
      </button>
    </div>
  );
}
