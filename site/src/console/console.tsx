import { type ReactElement, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { fill } from "../../i18n/fill.ts";
import { ChoiceRow } from "../explorer/choice-row.tsx";
import { CodeText } from "../explorer/code-text.tsx";
import { CopyText } from "../explorer/copy-text.tsx";
import { GENERATORS } from "../samples/generators.ts";
import type { SampleTarget } from "../samples/sample-request.ts";
import { announcementOf } from "./announcement-of.ts";
import type { ConsoleData, ConsoleOperation } from "./console-data.ts";
import type { Runner } from "./create-runner.ts";
import type { Drafts } from "./drafts.ts";
import { bodyBytes, editedRequest } from "./edited-request.ts";
import { findProblems } from "./find-problems.ts";
import { LiveResponse } from "./live-response.tsx";
import { offsetOf } from "./offset-of.ts";
import { ProblemList } from "./problem-list.tsx";
import { productionCurl } from "./production-curl.ts";
import { lineAt, readText } from "./read-text.ts";
import { type EditorHandle, RequestEditor } from "./request-editor.tsx";
import { SendBar } from "./send-bar.tsx";
import { Spoken } from "./spoken.tsx";
import { useDraft } from "./use-draft.ts";

export interface ConsoleParts {
  readonly data: ConsoleData;
  readonly operation: ConsoleOperation;
  /** Name of the example to begin with. */
  readonly example: string;
  readonly target: SampleTarget;
  readonly runner: Runner;
  readonly drafts: Drafts;
  readonly pageLang: string;
  /** Which scenario is asked for, told before each poll too. */
  readonly onScenario: (name: string) => void;
}

/** A request to edit and send, in the place of the card that shows it. */
export function Console(parts: ConsoleParts): ReactElement {
  const { data, operation, target, runner, drafts, pageLang, onScenario } = parts;
  const { texts, lang, production } = data;
  const problemsId = useId();
  const run = useSyncExternalStore(runner.state.subscribe, runner.state.get);
  const [view, setView] = useState("edit");
  const [scenario, setScenario] = useState("");
  const draft = useDraft(operation, parts.example, drafts);
  const [editor, setEditor] = useState<EditorHandle>();
  const isFirst = useRef(true);

  const typed = readText(draft.text);
  const problems = findProblems(operation, draft.text, typed);
  const request =
    typed.kind === "json"
      ? editedRequest(operation, { value: typed.value, scenario }, target)
      : undefined;
  const blocked = blockedBy();

  useEffect(() => {
    if (!editor || !isFirst.current) return;
    isFirst.current = false;
    editor.focus();
  }, [editor]);

  function blockedBy() {
    if (typed.kind === "broken") {
      const reason = texts.reasons[typed.reason];
      return { line: typed.line, message: fill(texts.broken, { reason }) };
    }
    const bytes = request ? bodyBytes(request) : 0;
    if (bytes <= data.bodyBytes) return undefined;
    return { message: fill(texts.tooLong, { limit: data.bodyBytes, bytes }) };
  }
  const send = () => {
    if (request && !blocked && !run.sending) void runner.send(request);
  };
  const change = (text: string) => {
    if (text === draft.text) return;
    draft.change(text);
    runner.stop("edited");
  };
  const goToLine = (line: number) => {
    setView("edit");
    // The editor is there already, hidden at most: a frame later it can be focused.
    requestAnimationFrame(() => editor?.goToLine(line));
  };
  const lineOf = (field: string) =>
    typed.kind === "json" ? lineAt(draft.text, offsetOf(typed.tree, field)) : undefined;
  const generator = GENERATORS.find(({ id }) => id === view);
  const views = [
    { id: "edit", label: texts.edit },
    ...GENERATORS.map(({ id, label }) => ({ id, label })),
  ];
  const isEmpty = !operation.takesBody && operation.parameters.length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what stands inside.
    <div
      className="console"
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          send();
        }
        if (event.key === "Escape") runner.stop("cancelled");
      }}
    >
      <section className="examples" aria-label={texts.region}>
        <div className="console-bar">
          {operation.examples.length > 1 ? (
            <label className="pick">
              <small>{texts.example}</small>
              <select
                value={draft.example}
                lang={lang}
                onChange={(event) => {
                  runner.stop("edited");
                  draft.choose(event.currentTarget.value);
                }}
              >
                {operation.examples.map(({ name, summary }) => (
                  <option key={name} value={name}>
                    {summary}
                  </option>
                ))}
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
              label={texts.copy}
              copied={texts.copied}
              failed={texts.copyFailed}
              text={() => (generator && request ? generator.generate(request) : draft.text)}
            />
          </span>
        </div>
        <ChoiceRow legend={texts.language} choices={views} chosen={view} onChoose={setView} />
        <div hidden={view !== "edit"}>
          {isEmpty ? <p className="note">{texts.nothing}</p> : null}
          <div hidden={isEmpty}>
            <RequestEditor
              text={draft.text}
              label={operation.takesBody ? texts.body : texts.parameters}
              hint={operation.hint}
              lang={lang}
              wrongLines={typed.kind === "broken" ? [typed] : problems}
              describedBy={problemsId}
              texts={texts}
              onText={change}
              handle={setEditor}
            />
          </div>
        </div>
        {generator ? (
          <div className="console-code">
            {request ? (
              <CodeText label={generator.label} text={generator.generate(request)} />
            ) : null}
          </div>
        ) : null}
        <ProblemList
          id={problemsId}
          blocked={blocked}
          problems={problems}
          lang={lang}
          texts={texts}
          onLine={goToLine}
        />
        <SendBar
          scenarios={data.scenarios}
          scenario={scenario}
          onScenario={(name) => {
            setScenario(name);
            onScenario(name);
          }}
          run={run}
          operation={operation.id}
          isBlocked={blocked !== undefined}
          hasProblems={problems.length > 0}
          describedBy={problemsId}
          lang={lang}
          texts={texts}
          onSend={send}
          onCancel={() => runner.stop("cancelled")}
        />
        {run.live ? null : run.note && <p className="note">{texts.notes[run.note]}</p>}
      </section>
      {run.live ? (
        <LiveResponse
          run={run}
          live={run.live}
          curl={typed.kind === "json" ? productionCurl(operation, typed, production) : ""}
          operation={operation}
          names={data.names}
          texts={texts}
          pageLang={pageLang}
          canPoll={operation.id !== "pollLiveSearch"}
          lineOf={lineOf}
          onLine={goToLine}
          onPoll={(isToTheEnd) => void runner.poll(isToTheEnd)}
          onStop={() => runner.stop("cancelled")}
          onSend={send}
        />
      ) : null}
      <Spoken text={announcementOf(run, texts, pageLang)} rest={0} />
      <Spoken text={problemsSaid()} rest={RESTING} />
    </div>
  );

  function problemsSaid(): string {
    if (blocked) return blocked.message;
    const [first] = problems;
    if (!first) return texts.noProblems;
    const count = fill(problems.length === 1 ? texts.problems.one : texts.problems.other, {
      count: problems.length,
    });
    return `${count}. ${fill(texts.line, { line: first.line })}: ${first.message}`;
  }
}

/** Milliseconds after the last key until problems are read out. */
const RESTING = 1000;
