import type { ReactElement, ReactNode } from "react";
import type { ShellTexts } from "../../../i18n/texts.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

interface CrashProps {
  readonly title: string;
  readonly error: Error;
  readonly button: string;
  readonly onRetry: () => void;
}

/** What stands in place of something that could not be rendered. */
export function Crash({ title, error, button, onRetry }: CrashProps): ReactElement {
  return (
    <div className="trouble" role="alert">
      <h1>{title}</h1>
      <p className="trouble-message">{error.message}</p>
      <p className="trouble-actions">
        <button type="button" className="button button-primary" onClick={onRetry}>
          {button}
        </button>
      </p>
    </div>
  );
}

interface PartProps {
  readonly texts: ShellTexts;
  readonly children: ReactNode;
}

/** Confines the crash of a part of the page to its place, where it can be tried again. */
export function PartBoundary({ texts, children }: PartProps): ReactElement {
  return (
    <ErrorBoundary
      resetKey=""
      fallback={(error, reset) => (
        <Crash title={texts.partCrashed} error={error} button={texts.tryAgain} onRetry={reset} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
