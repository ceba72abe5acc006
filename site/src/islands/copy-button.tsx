import { type MouseEvent, type ReactElement, useState } from "react";

export interface CopyButtonProps {
  readonly label: string;
  /** Only in the client. */
  readonly texts?: { readonly copied: string; readonly copyFailed: string };
}

/** Copies the code of the block it stands in. */
export default function CopyButton({ label, texts }: CopyButtonProps): ReactElement {
  const [answer, setAnswer] = useState<"copied" | "copyFailed">();

  const copy = async (event: MouseEvent<HTMLElement>) => {
    const code = event.currentTarget.closest("figure")?.querySelector("code");
    try {
      await navigator.clipboard.writeText(code?.textContent ?? "");
      setAnswer("copied");
    } catch {
      setAnswer("copyFailed");
    }
  };

  return (
    <button
      type="button"
      className="copy"
      data-state={answer}
      aria-live="polite"
      onClick={copy}
      onBlur={() => setAnswer(undefined)}
      onPointerLeave={() => setAnswer(undefined)}
    >
      {answer && texts ? texts[answer] : label}
    </button>
  );
}
