import type { ReactElement } from "react";
import { useEffect, useSyncExternalStore } from "react";
import type { PanelProps } from "./panel-props.ts";
import { SearchBody } from "./search-body.tsx";
import { Failed, Looking } from "./search-states.tsx";
import type { SearchSession } from "./search-view.ts";

/** Everything below the field. The field itself is part of the document, and only listened to. */
export function SearchPanel(props: PanelProps): ReactElement {
  const { field, session, shellTexts, namesHref, isOnline } = props;
  const view = useSyncExternalStore(session.subscribe, session.get);
  useTyped(field, session);
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
  return texts ? <SearchBody {...props} view={view} texts={texts} /> : <Looking />;
}

/** What is in the field is asked for; keys that came before this script are not lost. */
function useTyped(field: HTMLInputElement, session: SearchSession): void {
  useEffect(() => {
    const ask = () => session.type(field.value);
    if (field.value !== session.get().typed) ask();
    field.addEventListener("input", ask);
    return () => field.removeEventListener("input", ask);
  }, [field, session]);
}
