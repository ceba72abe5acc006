import { createRoot } from "react-dom/client";
import type { ShellTexts } from "../../i18n/texts.ts";
import type { PracticeEngine } from "../../site.config.ts";
import { afterIn } from "../browser/after.ts";
import { reachStorage } from "../browser/preferences.ts";
import { PartBoundary } from "../frame/shell/crash.tsx";
import { SANDBOX } from "../samples/sample-request.ts";
import "../styles/console.css";
import { Console } from "./console.tsx";
import { type ConsoleProps, editId } from "./console-props.ts";
import { createRunner } from "./create-runner.ts";
import { createDrafts } from "./drafts.ts";
import { editedRequest } from "./edited-request.ts";
import { openEngine } from "./engine/open-engine.ts";
import { createEntryMark } from "./entry-mark.ts";
import { loadConsoleData } from "./load-console-data.ts";
import { pageLinks } from "./page-links.ts";

/**
 * Puts a console in place of the card above its bar, as a new React root. The card is only hidden,
 * and shown again when the console ends.
 * @throws if its data does not load
 */
export async function mountConsole(bar: HTMLElement, texts: ShellTexts): Promise<() => void> {
  const { ownerDocument: document } = bar;
  const window = document.defaultView;
  const card = bar.previousElementSibling;
  const statuses = bar.parentElement?.querySelector(".statuses");
  if (!window || !(card instanceof HTMLElement) || !statuses)
    throw new Error("Missing the card or the responses of a console.");
  const props: ConsoleProps = JSON.parse(bar.dataset.props ?? "{}");
  const { id } = props;
  const data = await loadConsoleData(window, props);
  const operation = data.operations[id];
  if (!operation) throw new Error(`Unknown operation "${id}".`);
  if (!bar.isConnected) return () => {};

  const engine: PracticeEngine = bar.dataset.engine === "worker" ? "worker" : "server";
  // Others cannot call a worker: samples are printed for a sandbox that they can call.
  const baseUrl = engine === "server" ? window.location.origin : data.sandbox;
  const target = { ...SANDBOX, baseUrl };
  const poll = operation.polledBy && data.operations[operation.polledBy];
  let scenario = "";
  const after = afterIn(window);
  const runner = createRunner({
    engine: openEngine(engine, window, after, data.sandbox),
    after,
    pollOf: (sessionToken) =>
      poll && editedRequest(poll, { value: { sessionToken }, scenario }, target),
  });

  const slot = document.createElement("div");
  bar.after(slot);
  const parts = [bar, card];
  for (const part of parts) part.hidden = true;
  const root = createRoot(slot);
  const links = pageLinks(bar, window, id);
  const markEntry = createEntryMark(document);
  const shared = {
    data,
    target,
    engine,
    runner,
    drafts: createDrafts(reachStorage(() => window.sessionStorage)),
    links,
    statuses,
    pageLang: document.documentElement.lang,
    onEntry: markEntry,
    onOpen: (other: string) => openConsole(document, other),
    onScenario: (name: string) => {
      scenario = name;
    },
  };
  let { examples } = operation;
  /** Each request in an address becomes one more example, so that what was typed before stays. */
  const show = () => {
    const linked = links.linked();
    const isLinkBroken = linked === "broken";
    const given = isLinkBroken ? undefined : linked;
    if (given) examples = [...examples.filter(({ name }) => name !== given.name), given];
    const example = given?.name ?? openExample(card, id) ?? examples[0]?.name ?? "";
    scenario = data.scenarios.find(({ name }) => name === given?.scenario)?.name ?? "";
    root.render(
      <PartBoundary texts={texts}>
        <Console
          key={window.location.hash}
          {...shared}
          operation={{ ...operation, examples }}
          example={example}
          scenario={scenario}
          isLinkBroken={isLinkBroken}
        />
      </PartBoundary>,
    );
  };
  show();
  const stopFollowing = links.follow(show);
  return () => {
    stopFollowing();
    runner.stop("cancelled");
    markEntry(undefined);
    root.unmount();
    slot.remove();
    for (const part of parts) part.hidden = false;
  };
}

/** Opens the console of another operation of the page, or focuses it if it is open. */
function openConsole(document: Document, operation: string): void {
  const start = document.getElementById(editId(operation));
  const bar = start?.closest<HTMLElement>("[data-island]");
  if (bar?.hidden) bar.nextElementSibling?.querySelector("textarea")?.focus();
  else start?.click();
}

/** The example that the reader was looking at. */
function openExample(card: HTMLElement, operation: string): string | undefined {
  const prefix = `${operation}-example-`;
  const open = card.querySelector<HTMLElement>(`details[open][id^="${prefix}"]`);
  return open?.id.slice(prefix.length);
}
