import { createRoot } from "react-dom/client";
import type { ShellTexts } from "../../i18n/texts.ts";
import { consoleDataPath } from "../base/console-data-path.ts";
import type { After } from "../browser/after.ts";
import { reachStorage } from "../browser/preferences.ts";
import { Crash } from "../frame/shell/crash.tsx";
import { ErrorBoundary } from "../frame/shell/error-boundary.tsx";
import { SANDBOX } from "../samples/sample-request.ts";
import "../styles/console.css";
import { Console } from "./console.tsx";
import type { ConsoleData } from "./console-data.ts";
import type { ConsoleProps } from "./console-props.ts";
import { createRunner } from "./create-runner.ts";
import { createDrafts } from "./drafts.ts";
import { editedRequest } from "./edited-request.ts";

/**
 * Puts a console into the place of the card above its bar, as a new root: the card stays as it was
 * printed, hidden, and is there again when the console ends.
 * @throws where its data does not come
 */
export async function mountConsole(bar: HTMLElement, texts: ShellTexts): Promise<() => void> {
  const { ownerDocument: document } = bar;
  const window = document.defaultView;
  const card = bar.previousElementSibling;
  if (!window || !(card instanceof HTMLElement))
    throw new Error("A console needs a card above it.");
  const { id, specification }: ConsoleProps = JSON.parse(bar.dataset.props ?? "{}");
  const pageLang = document.documentElement.lang;
  const response = await window.fetch(consoleDataPath(pageLang, specification));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const data: ConsoleData = await response.json();
  const operation = data.operations[id];
  if (!operation) throw new Error(`There is no operation "${id}".`);
  if (!bar.isConnected) return () => {};

  const target = { ...SANDBOX, baseUrl: window.location.origin };
  const poll = data.operations.pollLiveSearch;
  let scenario = "";
  const after: After = (milliseconds, action) => {
    const timer = window.setTimeout(action, milliseconds);
    return () => window.clearTimeout(timer);
  };
  const runner = createRunner({
    engine: (request) => window.fetch(request),
    after,
    pollOf: (sessionToken) =>
      poll && editedRequest(poll, { value: { sessionToken }, scenario }, target),
  });

  const slot = document.createElement("div");
  bar.after(slot);
  const parts = [bar, card];
  for (const part of parts) part.hidden = true;
  const root = createRoot(slot);
  root.render(
    <ErrorBoundary
      resetKey=""
      fallback={(error, reset) => (
        <Crash title={texts.partCrashed} error={error} button={texts.tryAgain} onRetry={reset} />
      )}
    >
      <Console
        data={data}
        operation={operation}
        example={openExample(card, id) ?? operation.examples[0]?.name ?? ""}
        target={target}
        runner={runner}
        drafts={createDrafts(reachStorage(() => window.sessionStorage))}
        pageLang={pageLang}
        onScenario={(name) => {
          scenario = name;
        }}
      />
    </ErrorBoundary>,
  );
  return () => {
    runner.stop("cancelled");
    root.unmount();
    slot.remove();
    for (const part of parts) part.hidden = false;
  };
}

/** The example that the reader was looking at. */
function openExample(card: HTMLElement, operation: string): string | undefined {
  const prefix = `${operation}-example-`;
  const open = card.querySelector<HTMLElement>(`details[open][id^="${prefix}"]`);
  return open?.id.slice(prefix.length);
}
