import { type ReactElement, useSyncExternalStore } from "react";
import type { PageState } from "../browser/navigation.ts";
import { pageOnView } from "../browser/page-on-view.ts";
import type { PreferencesStore } from "../browser/preferences.ts";
import type { Progress } from "../browser/progress.ts";
import type { Store } from "../browser/store.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { Crash } from "./crash.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Navbar } from "./navbar.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { SearchFrame } from "./search-frame.tsx";
import type { ShellConfig } from "./shell-config.ts";
import type { ShellData } from "./shell-data.ts";

export interface ShellTopProps {
  readonly config: ShellConfig;
  readonly data: ShellData;
  readonly state: Store<PageState>;
  readonly progress: Progress;
  readonly preferences: PreferencesStore;
  /** What assistive technology is to read out: page titles, changes of colour mode. */
  readonly spoken: Store<string>;
  readonly isSystemDark: () => boolean;
}

/** The first of the two React roots: everything above the page. */
export function ShellTop(props: ShellTopProps): ReactElement {
  const { config, data, state, progress, preferences, spoken, isSystemDark } = props;
  const current = useSyncExternalStore(state.subscribe, state.get, state.get);
  const page = pageOnView(current) ?? data.page;
  const { texts } = data;
  return (
    <ErrorBoundary
      resetKey={page.path}
      fallback={(error, reset) => (
        <Crash title={texts.partCrashed} error={error} button={texts.tryAgain} onRetry={reset} />
      )}
    >
      <a className="skip-link" href="#main">
        {texts.skip}
      </a>
      <AnnouncementBar config={config} lang={page.lang} texts={texts} preferences={preferences} />
      <Navbar
        config={config}
        page={page}
        texts={texts}
        preferences={preferences}
        spoken={spoken}
        isSystemDark={isSystemDark}
      />
      <SearchFrame config={config} lang={page.lang} texts={texts} />
      <ProgressBar progress={progress} label={texts.loading} />
      <RouteAnnouncer spoken={spoken} />
    </ErrorBoundary>
  );
}

function RouteAnnouncer({ spoken }: Pick<ShellTopProps, "spoken">) {
  const text = useSyncExternalStore(spoken.subscribe, spoken.get, spoken.get);
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}
