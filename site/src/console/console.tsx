import {
  type ReactElement,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { PracticeEngine } from "../../site.config.ts";
import { lineOfOffset } from "../base/line-of-offset.ts";
import { ChoiceRow } from "../explorer/choice-row.tsx";
import { CodeText } from "../explorer/code-text.tsx";
import type { SampleTarget } from "../samples/sample-request.ts";
import { announcementOf, problemsAnnouncement, waitingAnnouncement } from "./announcement-of.ts";
import { clientProgram } from "./client-program.ts";
import { ConsoleBar } from "./console-bar.tsx";
import type { ConsoleData, ConsoleOperation } from "./console-data.ts";
import type { Runner } from "./create-runner.ts";
import type { Drafts } from "./drafts.ts";
import type { MarkEntry } from "./entry-mark.ts";
import { LiveResponse } from "./live-response.tsx";
import { LiveTab } from "./live-tab.tsx";
import { offsetOf } from "./offset-of.ts";
import type { PageLinks } from "./page-links.ts";
import { ProblemList } from "./problem-list.tsx";
import { productionCurl } from "./production-curl.ts";
import { readRequest } from "./read-request.ts";
import { type EditorHandle, RequestEditor } from "./request-editor.tsx";
import { requestViews } from "./request-views.ts";
import { RunNote } from "./run-note.tsx";
import { SendBar } from "./send-bar.tsx";
import { Spoken } from "./spoken.tsx";
import { useDraft } from "./use-draft.ts";

export interface ConsoleParts {
  readonly data: ConsoleData;
  readonly operation: ConsoleOperation;
  /** Name of the example to begin with. */
  readonly example: string;
  /** Name of the scenario to begin with; "" for none. */
  readonly scenario: string;
  readonly target: SampleTarget;
  /** The kind of engine that answers. */
  readonly engine: PracticeEngine;
  readonly runner: Runner;
  readonly drafts: Drafts;
  readonly links: PageLinks;
  /** Whether the address carries something other than a request of this operation. */
  readonly isLinkBroken: boolean;
  /** The documented responses. */
  readonly statuses: Element;
  readonly pageLang: string;
  readonly onEntry: MarkEntry;
  /** Called with the chosen scenario: polls ask for it too. */
  readonly onScenario: (name: string) => void;
  /** Opens the console of another operation. */
  readonly onOpen: (operation: string) => void;
}

/** A request to edit and send, in place of the card that shows it. */
export function Console(parts: ConsoleParts): ReactElement {
  const { data, operation, target, runner, drafts, links, pageLang, onScenario } = parts;
  const { texts, lang, production } = data;
  const problemsId = useId();
  const run = useSyncExternalStore(runner.state.subscribe, runner.state.get);
  const [view, setView] = useState("edit");
  const [scenario, setScenario] = useState(parts.scenario);
  const draft = useDraft(operation, parts.example, drafts);
  const [editor, setEditor] = useState<EditorHandle>();
  const box = useRef<HTMLDivElement>(null);
  const read = readRequest(operation, draft.text, scenario, target, data);
  const { typed, problems, request, blocker } = read;
  const isEmpty = !operation.takesBody && operation.parameters.length === 0;
  const value = typed.kind === "json" ? typed.value : undefined;
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  const focusSend = () => box.current?.querySelector<HTMLElement>(".button-primary")?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something to focus
  useEffect(() => (isEmpty ? focusSend() : editor?.focus()), [editor]);

  // React keeps what it last rendered, and with it the previous response. Rendering again frees it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response
  useEffect(drawAgain, [run.live]);

  const send = () => {
    if (request && !blocker && !run.sending) {
      const fields = problems.map(({ field }) => field);
      void runner.send(request, fields);
    }
  };
  const retry = () => {
    // The button that was pressed disappears during the retry: moves the focus to Send.
    focusSend();
    void runner.retry();
  };
  const cancel = () => runner.stop("cancelled");
  const goToLine = (line: number) => {
    setView("edit");
    // The editor exists already, but may be hidden: one frame later it can be focused.
    requestAnimationFrame(() => editor?.goToLine(line));
  };
  const views = requestViews(texts, draft.text, request, () =>
    clientProgram(operation, { value, scenario }, target, data.client),
  );
  const shown = views.find(({ id }) => id === view) ?? views[0];
  const code = view === "edit" ? undefined : shown.print();
  const link = typed.kind === "json" ? links.linkTo(value, scenario) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the parts inside.
    <div
      className="console"
      ref={box}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          send();
        }
        if (event.key === "Escape") cancel();
      }}
    >
      <section className="examples" aria-label={texts.region}>
        <ConsoleBar
          examples={operation.examples}
          draft={draft}
          lang={lang}
          texts={texts}
          copied={() => shown.print() ?? draft.text}
          link={link}
          onExample={(name) => {
            runner.stop("edited");
            draft.choose(name);
          }}
        />
        {parts.isLinkBroken ? (
          <p className="note" role="alert">
            {texts.brokenLink}
          </p>
        ) : null}
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
              onText={(text) => {
                if (text === draft.text) return;
                draft.change(text);
                runner.stop("edited");
              }}
              onEntry={parts.onEntry}
              handle={setEditor}
            />
          </div>
        </div>
        {code === undefined ? null : (
          <div className="console-code">
            <CodeText label={shown.label} text={code} />
          </div>
        )}
        <ProblemList
          id={problemsId}
          blocker={blocker}
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
          isBlocked={blocker !== undefined}
          hasProblems={problems.length > 0}
          describedBy={problemsId}
          lang={lang}
          texts={texts}
          onSend={send}
          onCancel={cancel}
        />
        {run.live ? null : <RunNote note={run.note} texts={texts} onRetry={retry} />}
      </section>
      {run.live ? (
        <LiveTab
          statuses={parts.statuses}
          label={texts.liveTab}
          isSending={run.sending?.operation === operation.id}
        >
          <LiveResponse
            run={run}
            live={run.live}
            curl={productionCurl(run.live.request, production)}
            operation={operation}
            names={data.names}
            engine={parts.engine}
            texts={texts}
            pageLang={pageLang}
            lineOf={(field) =>
              typed.kind === "json"
                ? lineOfOffset(draft.text, offsetOf(typed.tree, field))
                : undefined
            }
            onLine={goToLine}
            onPoll={(isToTheEnd) => void runner.poll(isToTheEnd)}
            onStop={cancel}
            onCreate={operation.polls ? () => parts.onOpen(operation.polls ?? "") : send}
            onRetry={retry}
          />
        </LiveTab>
      ) : null}
      <Spoken text={announcementOf(run, texts, pageLang)} rest={0} />
      <Spoken text={waitingAnnouncement(run, texts)} rest={RESTING} />
      <Spoken text={problemsAnnouncement(read, texts)} rest={RESTING} />
    </div>
  );
}

/**
 * Milliseconds after the last key until problems are announced, and after a call until waiting is:
 * most responses come first.
 */
const RESTING = 1000;
