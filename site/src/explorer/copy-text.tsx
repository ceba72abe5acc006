import { type ReactElement, useState } from "react";

interface Props {
  readonly label: string;
  readonly copied: string;
  readonly failed: string;
  readonly text: () => string;
}

/** Copies a text, and says so until it is left. */
export function CopyText({ label, copied, failed, text }: Props): ReactElement {
  const [said, setSaid] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setSaid(copied),
      () => setSaid(failed),
    );
  return (
    <button
      type="button"
      className="tool"
      aria-live="polite"
      onClick={() => void copy()}
      onBlur={() => setSaid(undefined)}
    >
      {said ?? label}
    </button>
  );
}
