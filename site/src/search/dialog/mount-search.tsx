import { createRoot } from "react-dom/client";
import type { ShellTexts } from "../../../i18n/texts.ts";
import type { DocsVersion, SiteConfig } from "../../../site.config.ts";
import { localizeHref } from "../../address/localize-href.ts";
import { prefixOf } from "../../address/prefix-of.ts";
import { docsSidebar, zoneOf } from "../../address/zone-of.ts";
import type { After } from "../../browser/after.ts";
import { reachStorage } from "../../browser/preferences.ts";
import { indexPath } from "../index/index-path.ts";
import type { Run } from "../query/answer.ts";
import "../../styles/search-results.css";
import { namesPath, searchIds } from "../../shell/search-ids.ts";
import type { SearchWorker, WorkerListeners } from "../worker/search-client.ts";
import type { Told } from "../worker/told.ts";
import type { Item } from "./item.ts";
import { keepRecent, type RecentPlace, readRecent } from "./recent-place.ts";
import { SearchPanel } from "./search-panel.tsx";
import { createSearchSession, type SearchSession } from "./search-view.ts";
import { slashKeyOf } from "./slash-key.ts";
import type { MountedSearch } from "./start-search.ts";

/** Of the build that this script is part of: see `vite.config.ts`. */
declare const SEARCH_FORMAT: string;

type SearchConfig = Pick<SiteConfig, "locales" | "versions">;

/** Hands the browser's own things to the dialog. Loaded on the first sign of intent. */
export function mountSearch(
  config: SearchConfig,
  texts: ShellTexts,
  window: Window,
  dialog: HTMLDialogElement,
): MountedSearch {
  const { document, location } = window;
  const field = elementOf(document, searchIds.field, HTMLInputElement);
  const root = createRoot(elementOf(document, searchIds.results, HTMLElement));
  const storage = reachStorage(() => window.localStorage);
  const slashKey = slashKeyOf(storage);
  const after: After = (milliseconds, action) => {
    const timer = window.setTimeout(action, milliseconds);
    return () => window.clearTimeout(timer);
  };
  let session: SearchSession | undefined;
  let opened = "";

  return {
    prepare: () => {
      const { lang, sidebar } = zoneOf(config, location.pathname);
      const indexUrl = indexPath(lang, versionOf(config, sidebar), SEARCH_FORMAT);
      if (!session || opened !== indexUrl) {
        session = createSearchSession({ indexUrl, createWorker }, field.value);
        opened = indexUrl;
      } else if (session.get().state.kind === "failed") session.retry();
      root.render(
        <SearchPanel
          key={indexUrl}
          field={field}
          session={session}
          shellTexts={texts}
          recent={readRecent(storage).filter(({ href }) => zoneOf(config, href).lang === lang)}
          namesHref={localizeHref(namesPath, prefixOf(config, lang))}
          after={after}
          isOnline={() => window.navigator.onLine}
          slashKey={slashKey}
          onChoose={(item, event) => {
            const place = placeOf(item);
            if (place) keepRecent(storage, place);
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
          }}
        />,
      );
    },
  };
}

function createWorker({ onTold, onBroken }: WorkerListeners): SearchWorker {
  const worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Told>) => onTold(data));
  worker.addEventListener("error", ({ message = "" }) => onBroken(message));
  return { post: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
}

/** versionOf("docs-1.0") → "1.0"; everywhere else the current version is searched. */
function versionOf({ versions }: SearchConfig, sidebar: string): DocsVersion {
  return versions.find(({ id }) => sidebar === docsSidebar(id))?.id ?? versions[0].id;
}

function placeOf(item: Item): RecentPlace | undefined {
  if (item.kind === "recent") return item.place;
  if (item.kind === "example") return undefined;
  const { kind, href, title, page, where } = item.row;
  return { kind, href, where, title: page === "" ? textOf(title) : `${page} › ${textOf(title)}` };
}

function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}

function elementOf<Type extends HTMLElement>(
  document: Document,
  id: string,
  type: new () => Type,
): Type {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`The document has no element #${id}.`);
}
