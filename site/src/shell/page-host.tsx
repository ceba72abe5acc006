import { memo, type ReactElement, useEffect, useRef, useSyncExternalStore } from "react";
import type { ShellTexts } from "../../i18n/texts.ts";
import type { PageState } from "../browser/navigation.ts";
import { pageOnView } from "../browser/page-on-view.ts";
import type { Progress } from "../browser/progress.ts";
import type { Store } from "../browser/store.ts";
import type { PageData } from "../plan/page-model.ts";
import { Crash } from "./crash.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

export interface PageHostProps {
  readonly state: Store<PageState>;
  readonly progress: Progress;
  readonly texts: ShellTexts;
  /** Wakes what is on the page; the returned function puts it to rest. */
  readonly onShown: (element: HTMLElement, page: PageData | undefined) => () => void;
  readonly retry: (path: string) => Promise<void>;
  readonly currentPath: () => string;
  /** The page as it is in the build; the client finds it in the document. */
  readonly html?: string;
}

/** The second React root. It hosts the page's HTML and never looks inside. */
export function PageHost(props: PageHostProps): ReactElement {
  const { state, progress, texts, onShown, retry, currentPath, html } = props;
  const current = useSyncExternalStore(state.subscribe, state.get, state.get);
  const { subscribe, get } = progress.visible;
  const isSlow = useSyncExternalStore(subscribe, get, get);
  const page = pageOnView(current);

  if (current.kind === "failed") {
    return <Failure texts={texts} message={current.message} onRetry={() => retry(current.path)} />;
  }
  const isEmpty = current.kind === "loading" && current.previous.kind === "failed";
  return (
    <ErrorBoundary
      resetKey={page?.path ?? ""}
      fallback={(error, reset) => (
        <main id="main" tabIndex={-1}>
          <Crash
            title={texts.crashed}
            error={error}
            button={texts.tryAgain}
            onRetry={() => void retry(page?.path ?? currentPath()).then(reset)}
          />
        </main>
      )}
    >
      {isEmpty ? null : <Page html={page?.html ?? html ?? ""} page={page} onShown={onShown} />}
      {current.kind === "loading" && (isSlow || isEmpty) && <Spinner label={texts.loading} />}
    </ErrorBoundary>
  );
}

interface PageProps extends Pick<PageHostProps, "onShown"> {
  readonly html: string;
  readonly page: PageData | undefined;
}

/**
 * Renders again only for another page: React would write the HTML anew. On the first load the
 * client's `html` is empty; hydration leaves what the document holds as it is.
 */
const Page = memo(function Page({ html, page, onShown }: PageProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? onShown(element.current, page) : undefined), [page, onShown]);
  return (
    <div
      ref={element}
      className="page"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own build
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
});

interface FailureProps {
  readonly texts: ShellTexts;
  readonly message: string;
  readonly onRetry: () => void;
}

function Failure({ texts, message, onRetry }: FailureProps) {
  return (
    <main id="main" tabIndex={-1}>
      <div className="trouble" role="alert">
        <h1>{texts.loadFailed}</h1>
        <p className="trouble-message">{message}</p>
        <button type="button" className="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </div>
    </main>
  );
}

function Spinner({ label }: { readonly label: string }) {
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
