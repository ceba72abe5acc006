import type { ReactElement } from "react";
import type { ConsoleTexts } from "../../i18n/texts.ts";
import type { RunNote as Note } from "./create-runner.ts";

interface Props {
  readonly note: Note | undefined;
  readonly texts: ConsoleTexts;
  readonly onRetry: () => void;
}

/** Why the run has ended, with a button to try again where the same request may succeed. */
export function RunNote({ note, texts, onRetry }: Props): ReactElement | null {
  if (!note) return null;
  return (
    <p className="note">
      {texts.notes[note]}
      {note === "unloaded" ? (
        <>
          {" "}
          <button type="button" className="tool" onClick={onRetry}>
            {texts.retry}
          </button>
        </>
      ) : null}
    </p>
  );
}
