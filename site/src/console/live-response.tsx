import { type ReactElement, useId } from "react";
import { fill } from "../../i18n/fill.ts";
import type { ConsoleTexts } from "../../i18n/texts.ts";
import { CodeText } from "../explorer/code-text.tsx";
import { CopyText } from "../explorer/copy-text.tsx";
import type { ConsoleOperation } from "./console-data.ts";
import type { Live, Run } from "./create-runner.ts";
import { ExplorerOnUse } from "./explorer-on-use.tsx";
import { blamedFields, searchState } from "./read-response.ts";
import { sizeWords } from "./size-words.ts";

interface Props {
  readonly run: Run;
  readonly live: Live;
  /** The same request for production. */
  readonly curl: string;
  readonly operation: Pick<ConsoleOperation, "responses">;
  /** Where what names mean is fetched. */
  readonly names: string;
  readonly texts: ConsoleTexts;
  /** Of the page. */
  readonly pageLang: string;
  /** Whether a poll can follow. */
  readonly canPoll: boolean;
  /** The line of a field of the request as it stands now. */
  readonly lineOf: (field: string) => number | undefined;
  readonly onLine: (line: number) => void;
  readonly onPoll: (isToTheEnd: boolean) => void;
  readonly onStop: () => void;
  readonly onSend: () => void;
}

/** The last response, with what can follow it. */
export function LiveResponse(props: Props): ReactElement {
  const { live, texts, pageLang, curl, operation, names, lineOf, onLine } = props;
  const { received, calls } = live;
  const { responses } = operation;
  // A poll has the schemas of what it polls.
  const schema = responses[received.status] ?? responses.default ?? "";
  const headingId = useId();
  const search = searchState(received);
  const blamed = blamedFields(received).flatMap((field) => {
    const line = lineOf(field);
    return line === undefined ? [] : [{ field, line }];
  });
  return (
    <section className="examples live" aria-labelledby={headingId}>
      <div className="live-bar">
        <p>
          <strong className="live-title" id={headingId}>
            {texts.live}
          </strong>{" "}
          <span className={`status status-${String(received.status)[0]}`}>{received.status}</span>{" "}
          <b lang="en">{search ? `${search.status} · ${search.action}` : received.statusText}</b>
        </p>
        <p className="live-facts">
          {sizeWords(received.bytes, pageLang)} · {countWords(texts.calls, calls)} · {texts.sandbox}
        </p>
        <Next {...props} />
        {blamed.length > 0 ? (
          <ul className="blamed">
            {blamed.map(({ field, line }) => (
              <li key={field}>
                <button type="button" className="tool" onClick={() => onLine(line)}>
                  {fill(texts.line, { line })}
                </button>{" "}
                <code lang="en">{field}</code>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <ExplorerOnUse
        received={received}
        schema={schema}
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

/** Polls, a pause that is counted down, or why there are no more. */
function Next({ run, live, texts, canPoll, onPoll, onStop, onSend }: Props): ReactElement {
  const { countdown, note, sending } = run;
  const isPolling = countdown?.until === "poll" || sending?.operation === "pollLiveSearch";
  const search = searchState(live.received);
  const mayPoll = canPoll && live.sessionToken !== undefined && !search?.isOver;
  return (
    <>
      {note ? <p className="note">{texts.notes[note]}</p> : null}
      {countdown ? (
        <p className="note">
          {fill(countdown.until === "poll" ? texts.nextPoll : texts.sendAgainIn, {
            seconds: countdown.seconds,
          })}
        </p>
      ) : null}
      <p className="live-actions">
        {note === "gone" ? (
          <button type="button" className="tool" onClick={onSend}>
            {texts.createAgain}
          </button>
        ) : null}
        {mayPoll && note !== "gone" && !isPolling ? (
          <>
            <button type="button" className="tool" onClick={() => onPoll(false)}>
              {texts.poll}
            </button>
            <button type="button" className="tool" onClick={() => onPoll(true)}>
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

function countWords(
  words: { readonly one: string; readonly other: string },
  count: number,
): string {
  return fill(count === 1 ? words.one : words.other, { count });
}
