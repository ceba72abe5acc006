/** Client navigation on the Navigation API: the browser keeps history, scroll, focus and abort. */

import { isSameFrame, type ZoneConfig } from "../address/zone-of.ts";
import type { PageData } from "../plan/page-model.ts";
import type { NavigateEventLike, NavigationLike } from "./navigation-api.ts";
import type { PageLoader } from "./page-loader.ts";
import type { Progress } from "./progress.ts";
import type { Store } from "./store.ts";

/** What `#page` shows. `page` is absent until the first client navigation: the document's own. */
export type PageState =
  | { readonly kind: "shown"; readonly page?: PageData }
  /** `page` is the one that stays on view meanwhile; absent after a failed load. */
  | { readonly kind: "loading"; readonly path: string; readonly previous: PageState }
  | { readonly kind: "failed"; readonly path: string; readonly message: string };

export interface NavigationParts {
  readonly config: ZoneConfig;
  readonly navigation: NavigationLike;
  /** The address before the navigation. */
  readonly currentUrl: () => string;
  readonly loader: PageLoader;
  readonly progress: Progress;
  readonly state: Store<PageState>;
  /** Loads the current address as a whole document. */
  readonly loadDocument: () => void;
  /** Calls once when the document is left: the browser may keep it, and show it again on return. */
  readonly onLeave: (action: () => void) => void;
}

/** Returns the function behind Retry and Try again: loads a page in place, and loads it anew. */
export function startNavigation(parts: NavigationParts): (path: string) => Promise<void> {
  parts.navigation.addEventListener("navigate", (event) => {
    const path = pathToShow(parts.config, event, parts.currentUrl());
    if (path === undefined) return watchDocument(event, parts);
    // Before the address changes, so that the navigation this one replaces finds itself replaced.
    const show = beginNavigation(path, event.signal, parts);
    event.intercept({ handler: show, focusReset: "manual", scroll: "after-transition" });
  });
  return (path) => {
    parts.loader.forget(path);
    return beginNavigation(path, new AbortController().signal, parts)();
  };
}

/** The browser loads another document: until it comes this one stays on view, with the bar. */
function watchDocument(event: NavigateEventLike, parts: NavigationParts): void {
  if (!leadsToDocument(event, parts.currentUrl())) return;
  const end = parts.progress.begin();
  event.signal.addEventListener("abort", end);
  parts.onLeave(end);
}

type Request = Pick<
  NavigateEventLike,
  "canIntercept" | "hashChange" | "downloadRequest" | "formData" | "navigationType" | "destination"
>;

/**
 * The path to show in place, or undefined when the browser shall do what it does:
 * 1. it cannot be intercepted, or is a reload, a download or a form;
 * 2. the path stays the same: only hash or query change;
 * 3. the address is a file;
 * 4. the frame would change too: another language, version or section.
 */
export function pathToShow(
  config: ZoneConfig,
  request: Request,
  currentUrl: string,
): string | undefined {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType } = request;
  if (!canIntercept || navigationType === "reload") return undefined;
  if (downloadRequest !== null || formData) return undefined;
  const current = new URL(currentUrl);
  const target = new URL(request.destination.url);
  if (hashChange || target.pathname === current.pathname) return undefined;
  if (isFile(target)) return undefined;
  return isSameFrame(config, current.pathname, target.pathname) ? target.pathname : undefined;
}

/** Whether another page of this site will take this one's place, as a whole document. */
export function leadsToDocument(request: Request, currentUrl: string): boolean {
  const { downloadRequest, navigationType, destination } = request;
  const current = new URL(currentUrl);
  const target = new URL(destination.url);
  if (downloadRequest !== null || navigationType === "reload") return false;
  if (target.origin !== current.origin || target.pathname === current.pathname) return false;
  return !isFile(target);
}

function isFile({ pathname }: URL): boolean {
  return /\.[a-z]+$/i.test(pathname);
}

/** Marks the page as loading at once; the returned function loads and shows it. */
function beginNavigation(
  path: string,
  signal: AbortSignal,
  { loader, progress, state, loadDocument }: NavigationParts,
): () => Promise<void> {
  const before = state.get();
  const previous = before.kind === "loading" ? before.previous : before;
  const loading: PageState = { kind: "loading", path, previous };
  const end = progress.begin();
  state.set(loading);

  // A newer navigation has the last word.
  const isReplaced = () => state.get() !== loading;

  return async () => {
    try {
      const loaded = await loader.load(path, signal);
      if (isReplaced()) return;
      if (loaded.kind === "document") loadDocument();
      else state.set({ kind: "shown", page: loaded.page });
    } catch (error) {
      if (isReplaced()) return;
      state.set(signal.aborted ? previous : { kind: "failed", path, message: messageOf(error) });
    } finally {
      end();
    }
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
