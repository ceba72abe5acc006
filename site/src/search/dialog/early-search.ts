import type { SiteConfig } from "../../../site.config.ts";
import { versionOf, zoneOf } from "../../base/zone-of.ts";
import { indexPath } from "../index/index-path.ts";
import type { FromWorker } from "../worker/messages.ts";
import type { SearchWorker, WorkerListeners } from "../worker/search-client.ts";
import { readPieces } from "./read-pieces.ts";
import { createSearchSession, type SearchSession } from "./search-session.ts";

/** The index format of the build that this script belongs to: see `vite.config.ts`. */
declare const SEARCH_FORMAT: string;

export type SearchConfig = Pick<SiteConfig, "locales" | "versions">;

/** A search that runs before the dialog's React tree is rendered. */
export interface EarlySearch {
  readonly field: HTMLInputElement;
  /** The session for the current page, retried if its last attempt failed. */
  readonly session: () => OpenSession;
  readonly end: () => void;
}

export interface OpenSession extends SearchSession {
  readonly indexUrl: string;
}

/**
 * Starts to load the index and to search for what is in the field while React loads. Does not
 * depend on React, so that it arrives first.
 */
export function startEarlySearch(
  config: SearchConfig,
  window: Window,
  dialog: HTMLDialogElement,
): EarlySearch {
  const field = dialog.querySelector("input");
  if (!field) throw new Error("The search dialog has no input.");
  const begin = (indexUrl: string): OpenSession => ({
    indexUrl,
    ...createSearchSession(
      {
        createWorker,
        readIndex: (onPiece) => readPieces(window.fetch(indexUrl), onPiece),
      },
      field.value,
    ),
  });
  let current = begin(indexUrlOf(config, window.location.pathname));
  field.addEventListener("input", () => current.type(field.value));
  return {
    field,
    session: () => {
      const indexUrl = indexUrlOf(config, window.location.pathname);
      if (current.indexUrl !== indexUrl) {
        current.end();
        current = begin(indexUrl);
      }
      current.retry();
      return current;
    },
    end: () => current.end(),
  };
}

function createWorker({ onMessage, onBroken }: WorkerListeners): SearchWorker {
  const worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => onMessage(data));
  worker.addEventListener("error", ({ message = "" }) => onBroken(message));
  return {
    post: (message) =>
      worker.postMessage(message, message.kind === "piece" ? [message.bytes.buffer] : []),
    end: () => worker.terminate(),
  };
}

function indexUrlOf(config: SearchConfig, pathname: string): string {
  const { lang, sidebar } = zoneOf(config, pathname);
  return indexPath(lang, versionOf(config, sidebar), SEARCH_FORMAT);
}
