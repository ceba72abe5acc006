import type { ReactElement } from "react";
import { useSyncExternalStore } from "react";
import type { PanelProps } from "./panel-props.ts";
import { SearchBody } from "./search-body.tsx";
import { Failed, SearchSkeleton } from "./search-states.tsx";

/** Everything below the field. The field itself is part of the document. */
export function SearchPanel(props: PanelProps): ReactElement {
  const { session, shellTexts, namesHref, isOnline } = props;
  const view = useSyncExternalStore(session.subscribe, session.get);
  const { state, texts } = view;
  if (state.kind === "failed") {
    return (
      <Failed
        message={isOnline() ? state.message : shellTexts.offline}
        namesHref={namesHref}
        texts={shellTexts}
        onRetry={session.retry}
      />
    );
  }
  return texts ? <SearchBody {...props} view={view} texts={texts} /> : <SearchSkeleton />;
}
