import { type ReactElement, useSyncExternalStore } from "react";
import type { ShellTexts } from "../../../i18n/texts.ts";
import type { PageView } from "../../browser/frame-follower.ts";
import type { Store } from "../../browser/store.ts";
import { AnnouncementBar, isAnnounced } from "./announcement-bar.tsx";
import { Crash } from "./crash.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Navbar } from "./navbar.tsx";
import type { ShellConfig } from "./shell-config.ts";

export interface ShellTopProps {
  readonly config: ShellConfig;
  readonly texts: ShellTexts;
  /** What the shell shows of the page. */
  readonly view: Store<PageView>;
  /** Loads the current page again. */
  readonly retry: (path: string) => Promise<void>;
}

/** Everything above the page: a React root, once a part of it has been used. */
export function ShellTop({ config, texts, view, retry }: ShellTopProps): ReactElement {
  const page = useSyncExternalStore(view.subscribe, view.get, view.get);
  return (
    <ErrorBoundary
      resetKey={page.path}
      fallback={(error, reset) => (
        <Crash
          title={texts.crashed}
          error={error}
          button={texts.tryAgain}
          onRetry={() => void retry(page.path).then(reset)}
        />
      )}
    >
      <a className="skip-link" href="#main">
        {texts.skip}
      </a>
      {isAnnounced(config, page.path) && (
        <AnnouncementBar config={config} lang={page.lang} texts={texts} />
      )}
      <Navbar config={config} page={page} texts={texts} />
    </ErrorBoundary>
  );
}
