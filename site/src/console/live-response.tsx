import { type ReactElement, type RefObject, useRef } from "react";
import { fill, fillCount } from "../../i18n/fill.ts";
import type { ConsoleTexts } from "../../i18n/texts.ts";
import type { PracticeEngine } from "../../site.config.ts";
import { CodeText } from "../explorer/code-text.tsx";
import { CopyText } from "../explorer/copy-text.tsx";
import type { ConsoleOperation } from "./console-data.ts";
import type { Live, Run } from "./create-runner.ts";
import { ErrorLines } from "./error-lines.tsx";
import { ExplorerOnUse } from "./explorer-on-use.tsx";
import { errorLines, isOfAnother, searchState } from "./read-response.ts";
import { RunNote } from "./run-note.tsx";
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
  const { live, engine, texts, pageLang, curl, operation, names, lineOf, onLine } = props;
  const { received, calls, told } = live;
  const { responses } = operation;
  // A poll's responses have the schemas of the operation that it polls.
  const schema = responses[received.status] ?? responses.default ?? "";
  const summary = useRef<HTMLParagraphElement>(null);
  const note = props.run.note;
  const isEarlier = note === "unreachable" || note === "unloaded";
  return (
    <section className="console live" aria-label={texts.live}>
      <div className="live-bar">
        <p className="live-summary" ref={summary} tabIndex={-1}>
          {isEarlier ? texts.earlier : <Status received={received} texts={texts} />}
        </p>
        {isEarlier ? null : (
          <p className="live-facts">
            {sizeWords(received.bytes, pageLang)} · {fillCount(texts.calls, calls)} ·{" "}
            {texts.engines[engine]}
          </p>
        )}
        <Next {...props} summary={summary} />
        {isEarlier ? null : (
          <ErrorLines
            lines={errorLines(received)}
            told={told}
            texts={texts}
            lineOf={lineOf}
            onLine={onLine}
          />
        )}
      </div>
      <ExplorerOnUse
        received={received}
        schema={schema}
        asked={live.asked}
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

function Status({ received, texts }: Pick<Props, "texts"> & Pick<Live, "received">): ReactElement {
  const { status, statusText } = received;
  const search = searchState(received);
  if (isOfAnother(received)) {
    return (
      <>
        <span className="status">{status}</span> <b>{texts.ofAnother}</b>
      </>
    );
  }
  return (
    <>
      <span className={`status status-${String(status)[0]}`}>{status}</span>{" "}
      <b lang="en">{search ? `${search.status} · ${search.action}` : statusText}</b>
    </>
  );
}

interface NextProps extends Props {
  /** Gets the focus when the button that had it disappears. */
  readonly summary: RefObject<HTMLElement | null>;
}

/** The buttons to poll, a countdown, or why polling has ended. */
function Next(props: NextProps): ReactElement {
  const { run, live, texts, operation, onPoll, onStop, onCreate, onRetry } = props;
  const { polledBy, polls } = operation;
  const { countdown, sending } = run;
  const isUnknown = polls !== undefined && live.received.status === 404;
  const note = isUnknown ? "gone" : run.note;
  const isPolling =
    countdown?.until === "poll" || (polledBy !== undefined && sending?.operation === polledBy);
  const search = searchState(live.received);
  const hasSession = polledBy !== undefined && live.sessionToken !== undefined;
  const mayPoll = isPolling || (hasSession && !search?.isOver && note !== "gone");
  const pollToTheEnd = useRef<HTMLButtonElement>(null);
  const focus = useFocusFallback(mayPoll ? pollToTheEnd : props.summary);
  const poll = (isToTheEnd: boolean) => {
    if (!isPolling) onPoll(isToTheEnd);
  };
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
      <p className="live-actions" {...focus}>
        {note === "gone" ? (
          <button type="button" className="tool" onClick={onCreate}>
            {texts.createAgain}
          </button>
        ) : null}
        {mayPoll ? (
          <>
            <button
              type="button"
              className="tool"
              aria-disabled={isPolling}
              onClick={() => poll(false)}
            >
              {texts.poll}
            </button>
            <button
              ref={pollToTheEnd}
              type="button"
              className="tool"
              aria-disabled={isPolling}
              onClick={() => poll(true)}
            >
              {texts.pollToTheEnd}
            </button>
          </>
        ) : null}
        {isPolling ? (
          <button type="button" className="tool" onClick={onStop}>
            {texts.stop}
          </button>
        ) : null}
      </p>
    </>
  );
}
