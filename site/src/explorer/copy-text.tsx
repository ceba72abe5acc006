import { type ReactElement, useState } from "react";

interface Props {
  readonly label: string;
  readonly copied: string;
  readonly failed: string;
  /** Undefined when there is nothing to copy. */
  readonly text: () => string | undefined;
}

/** Copies a text, and says so until the button loses focus. */
export function CopyText({ label, copied, failed, text }: Props): ReactElement {
  const [said, setSaid] = useState<string>();
  const copy = async () => {
    const given = text();
    if (given === undefined) return setSaid(failed);
    try {
      // On plain HTTP there is no clipboard.
      await navigator.clipboard.writeText(given);
      setSaid(copied);
    } catch {
      setSaid(failed);
    }
  };
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
