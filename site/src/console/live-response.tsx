import { type ReactElement, useRef } from "react";
import { fill, fillCount } from "../../i18n/fill.ts";
import type { ConsoleTexts } from "../../i18n/texts.ts";
import type { PracticeEngine } from "../../site.config.ts";
import { CodeText } from "../explorer/code-text.tsx";
import { CopyText } from "../explorer/copy-text.tsx";
import { headline } from "./announcement-of.ts";
import type { ConsoleOperation } from "./console-data.ts";
import type { Live, Run } from "./create-runner.ts";
import { ErrorLines } from "./error-lines.tsx";
import { ExplorerOnUse } from "./explorer-on-use.tsx";
import { isOfAnother } from "./read-response.ts";
import { RunNote } from "./run-note.tsx";
import { isSessionGone, searchState } from "./search-state.ts";
import { sizeWords } from "./size-words.ts";
import { useFocusFallback } from "./use-focus-fallback.ts";

interface Props {
  readonly run: Run;
  readonly live: Live;
  /** The same request for production. */
  readonly curl: string;
  readonly operation: Pick<ConsoleOperation, "responses" | "polledBy" | "polls">;
  /** Path of the file that says what names mean. */
  readonly names: string;
  /** The kind of engine that answered. */
  readonly engine: PracticeEngine;
  readonly texts: ConsoleTexts;
  readonly pageLang: string;
  /** The line of a field in the request as it is now. */
  readonly lineOf: (field: string) => number | undefined;
  readonly onLine: (line: number) => void;
  readonly onPoll: (isToTheEnd: boolean) => void;
  readonly onStop: () => void;
  /** Creates the search again, for a session that is gone. */
  readonly onCreate: () => void;
  readonly onRetry: () => void;
}

/** The last response, with the actions that can follow it. */
export function LiveResponse(props: Props): ReactElement {
  const { live, engine, texts, pageLang, curl, operation, names } = props;
  const { response, calls } = live;
  const { responses } = operation;
  // A poll's responses have the schemas of the operation that it polls.
  const schema = responses[response.status] ?? responses.default ?? "";
  const summary = useRef<HTMLParagraphElement>(null);
  const note = props.run.note;
  const isEarlier = note === "unreachable" || note === "unloaded";
  return (
    <section className="console live" aria-label={texts.live}>
      <div className="live-bar" {...useFocusFallback(summary)}>
        <p className="live-summary" ref={summary} tabIndex={-1}>
          {isEarlier ? texts.earlier : <Status {...props} />}
        </p>
        {isEarlier ? null : (
          <p className="live-facts">
            {sizeWords(response.bytes, pageLang)} · {fillCount(texts.calls, calls)} ·{" "}
            {texts.engines[engine]}
          </p>
        )}
        <Next {...props} />
        {isEarlier ? null : <ErrorLines {...props} />}
      </div>
      <ExplorerOnUse
        response={response}
        schema={schema}
        requestBody={live.searchBody}
        names={names}
        texts={texts.explorer}
        pageLang={pageLang}
      />
      <details className="production">
        <summary>{texts.production}</summary>
        <div className="console-code">
          <CopyText
            label={texts.copy}
            copied={texts.copied}
            failed={texts.copyFailed}
            text={() => curl}
          />
          <CodeText label="curl" text={curl} />
        </div>
      </details>
    </section>
  );
}

function Status({ live: { response }, texts }: Props): ReactElement {
  const { status } = response;
  const isForeign = isOfAnother(response);
  return (
    <>
      <span className={`status${isForeign ? "" : ` status-${String(status)[0]}`}`}>{status}</span>{" "}
      <b lang={isForeign ? undefined : "en"}>{headline(response, texts).join(" · ")}</b>
    </>
  );
}

/** The buttons to poll, a countdown, or why polling has ended. */
function Next(props: Props): ReactElement {
  const { run, live, texts, operation, onPoll, onStop, onCreate, onRetry } = props;
  const { polledBy, polls } = operation;
  const { countdown, sending } = run;
  const isUnknown = polls !== undefined && isSessionGone(live.response);
  const note = isUnknown ? "gone" : run.note;
  const isPolling =
    countdown?.until === "poll" || (polledBy !== undefined && sending?.operation === polledBy);
  const search = searchState(live.response);
  const hasSession = polledBy !== undefined && live.sessionToken !== undefined;
  const mayPoll = isPolling || (hasSession && !search?.isOver && note !== "gone");
  return (
    <>
      <RunNote note={note} texts={texts} onRetry={onRetry} />
      {countdown ? (
        <p className="note">
          {fill(countdown.until === "poll" ? texts.nextPoll : texts.sendAgainIn, {
            seconds: countdown.seconds,
          })}
        </p>
      ) : null}
      <p className="live-actions">
        {note === "gone" ? (
          <button type="button" className="tool" onClick={onCreate}>
            {texts.createAgain}
          </button>
        ) : null}
        {mayPoll
          ? [false, true].map((isToTheEnd) => (
              <button
                key={`${isToTheEnd}`}
                type="button"
                className="tool"
                aria-disabled={isPolling}
                onClick={() => isPolling || onPoll(isToTheEnd)}
              >
                {isToTheEnd ? texts.pollToTheEnd : texts.poll}
              </button>
            ))
          : null}
        {isPolling ? (
          <button type="button" className="tool" onClick={onStop}>
            {texts.stop}
          </button>
        ) : null}
      </p>
    </>
  );
}
