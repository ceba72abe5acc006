import { type ReactElement, useRef } from "react";
import type { ConsoleTexts } from "../../i18n/texts.ts";
import { waitingAnnouncement } from "./announcement-of.ts";
import type { ConsoleScenario } from "./console-data.ts";
import type { Run } from "./create-runner.ts";
import { useFocusFallback } from "./use-focus-fallback.ts";

interface Props {
  readonly scenarios: readonly ConsoleScenario[];
  readonly scenario: string;
  readonly onScenario: (name: string) => void;
  readonly run: Run;
  readonly isBlocked: boolean;
  readonly hasProblems: boolean;
  /** Id of the element that says why sending is blocked. */
  readonly describedBy: string;
  readonly lang: string;
  readonly texts: ConsoleTexts;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** The choice of a scenario, and Send. A disabled button keeps the focus, and says why. */
export function SendBar(props: Props): ReactElement {
  const { scenarios, scenario, onScenario, run, texts, lang } = props;
  const isSending = run.sending !== undefined;
  const says = scenarios.find(({ name }) => name === scenario)?.says;
  const sendButton = useRef<HTMLButtonElement>(null);
  const sentToId = `${props.describedBy}-to`;
  const focus = useFocusFallback(sendButton);
  return (
    <div className="send-bar">
      <label className="pick">
        <small>{texts.scenario}</small>
        <select value={scenario} onChange={(event) => onScenario(event.currentTarget.value)}>
          <option value="">{texts.noScenario}</option>
          {scenarios.map(({ name }) => (
            <option key={name} value={name} lang={lang}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {says === undefined ? null : (
        <p className="scenario-says" lang={lang}>
          {says.replaceAll("`", "")}
        </p>
      )}
      <span className="send-actions" {...focus}>
        <small id={sentToId}>{texts.sentTo}</small>
        {isSending ? (
          <button type="button" className="tool" onClick={props.onCancel}>
            {texts.cancel}
          </button>
        ) : null}
        <button
          ref={sendButton}
          type="button"
          className="button button-primary"
          aria-disabled={props.isBlocked || isSending}
          aria-describedby={`${sentToId} ${props.describedBy}`}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => {
            if (!props.isBlocked && !isSending) props.onSend();
          }}
        >
          {sendLabel(props)}
        </button>
      </span>
      {isSending ? <p className="waiting">{waitingAnnouncement(run, texts)}</p> : null}
    </div>
  );
}

function sendLabel({ hasProblems, isBlocked, run, texts }: Props): string {
  if (hasProblems && !isBlocked) return texts.sendAnyway;
  return run.live ? texts.sendAgain : texts.send;
}
