import type { ReactElement } from "react";
import type { ReferenceTexts } from "../../i18n/texts.ts";

interface Props {
  readonly texts: ReferenceTexts["practice"];
}

/**
 * A button beside the statuses of a card; pressing it loads the island that shows the open response
 * as a tree. The bar above the card names the operation.
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
