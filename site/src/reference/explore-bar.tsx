import type { ReactElement } from "react";
import type { ReferenceTexts } from "../../i18n/texts.ts";

interface Props {
  readonly texts: ReferenceTexts["practice"];
}

/**
 * Beside the statuses of a card: what a press loads shows the response that is open as a tree. Which
 * operation it is of, the bar above the card says.
 */
export function ExploreBar({ texts }: Props): ReactElement {
  return (
    <div className="explore" data-island="example" data-wake="press">
      <p className="practice-failed" role="alert">
        {texts.failed} <button type="button">{texts.retry}</button>
      </p>
      <button type="button">{texts.explore}</button>
    </div>
  );
}
