import type { ReactElement } from "react";
import type { ConsoleTexts } from "../../i18n/texts.ts";
import { CopyText } from "../explorer/copy-text.tsx";
import type { ConsoleOperation } from "./console-data.ts";
import type { Draft } from "./use-draft.ts";

interface Props {
  readonly examples: ConsoleOperation["examples"];
  readonly draft: Draft;
  /** Language of the summaries, which are the contract's. */
  readonly lang: string;
  readonly texts: ConsoleTexts;
  /** The text for Copy: the request in the current view. */
  readonly copied: () => string;
  /** URL of the page with the request in it; undefined where there can be none. */
  readonly link: string | undefined;
  readonly onExample: (name: string) => void;
}

/** The example to start from, and the actions on the whole request. */
export function ConsoleBar({
  examples,
  draft,
  lang,
  texts,
  copied,
  link,
  onExample,
}: Props): ReactElement {
  return (
    <div className="console-bar">
      {examples.length > 1 ? (
        <label className="pick">
          <small>{texts.example}</small>
          <select value={draft.example} onChange={(event) => onExample(event.currentTarget.value)}>
            {examples.map(({ name, summary, isLinked }) => {
              const ours = isLinked ? texts.fromLink : texts.documented;
              return (
                <option key={name} value={name} lang={summary ? lang : undefined}>
                  {summary || ours}
                </option>
              );
            })}
          </select>
        </label>
      ) : null}
      <span className="send-actions">
        {draft.undo ? (
          <button type="button" className="tool" onClick={draft.undo}>
            {texts.undo}
          </button>
        ) : (
          <button
            type="button"
            className="tool"
            aria-disabled={!draft.isEdited}
            onClick={draft.reset}
          >
            {texts.reset}
          </button>
        )}
        <CopyText
          label={texts.copyLink}
          copied={texts.copied}
          failed={link === undefined ? texts.noLink : texts.copyFailed}
          text={() => link}
        />
        <CopyText
          label={texts.copy}
          copied={texts.copied}
          failed={texts.copyFailed}
          text={copied}
        />
      </span>
    </div>
  );
}
