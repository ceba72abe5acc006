import type { ReactElement } from "react";

interface CrashProps {
  readonly title: string;
  readonly error: Error;
  readonly button: string;
  readonly onRetry: () => void;
}

/** What stands in the place of something that could not be rendered. */
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
