/** Keeps the frame in step with the page: title, marks and alternates, or a whole new frame. */

import type { FrameData, PageData } from "../content/page-model.ts";
import { markLinks, markSidebar, pointAlternates } from "./frame-marks.ts";
import { pageStatesId } from "./page-states.ts";
import type { Store } from "./store.ts";

export interface FrameFollower {
  readonly id: () => string;
  /** Whether this page is already shown. */
  readonly shows: (page: PageData) => boolean;
  /** At the click: shows the name of the page that is loading. */
  readonly announce: (path: string) => void;
  /** The page did not load: shows the name of the current page again. */
  readonly restore: () => void;
  readonly follow: (page: PageData) => void;
  readonly replace: (frame: FrameData) => void;
  /** The frame's label for a page, or else its path. */
  readonly nameOf: (path: string) => string;
}

interface Ids {
  readonly shell: string;
  readonly sidebar: string;
  readonly footer: string;
  readonly search: string;
}

export interface FollowerParts {
  readonly document: Document;
  readonly ids: Ids;
  readonly brand: string;
  /** What the frame shows of the current page. */
  readonly view: Store<PageView>;
  /** Called before another frame replaces this one. */
  readonly onReplace: () => void;
  readonly onReplaced: (frame: FrameData) => void;
}

/** What the frame shows of a page. */
export type PageView = Pick<PageData, "path" | "lang" | "languages" | "versions">;

/** The title and breadcrumbs of the current page, kept while another is loading. */
interface SavedHeader {
  readonly path: string;
  readonly title: string;
  readonly breadcrumbs: string | undefined;
}

/** Head elements that describe the page to crawlers, which read only documents. */
const ABOUT_PAGE = "[rel=alternate],[name=description],[property]";

export function createFrameFollower(parts: FollowerParts): FrameFollower {
  const { document, ids, brand, view, onReplace, onReplaced } = parts;
  const root = document.documentElement;
  const names = new Map<string, string>();
  let saved: SavedHeader | undefined;

  const mark = (path: string) => {
    const sidebar = document.getElementById(ids.sidebar);
    if (sidebar) markSidebar(sidebar, path);
    markLinks(document.querySelectorAll(`#${ids.shell} .menu a:not([data-alternate])`), path);
  };
  const nameOf = (path: string) => names.get(path) ?? labelIn(document, ids.sidebar, path) ?? path;
  const crumbs = () => document.querySelector(".breadcrumbs ol");

  return {
    id: () => root.dataset.frame ?? "",
    shows: (page) => view.get() === page,
    nameOf,
    announce: (path) => {
      saved ??= { path: view.get().path, title: document.title, breadcrumbs: crumbs()?.innerHTML };
      const name = nameOf(path);
      // The link may be gone by the time the page has failed.
      names.set(path, name);
      document.title = `${name} · ${brand}`;
      mark(path);
      nameLast(crumbs(), name);
    },
    restore: () => {
      if (!saved) return;
      document.title = saved.title;
      mark(saved.path);
      const list = crumbs();
      if (list && saved.breadcrumbs !== undefined) list.innerHTML = saved.breadcrumbs;
      saved = undefined;
    },
    follow: (page) => {
      saved = undefined;
      document.title = page.title;
      root.dataset.kind = page.kind;
      const canonical = document.querySelector<HTMLLinkElement>("[rel=canonical]");
      if (canonical) canonical.href = new URL(page.canonical ?? page.path, canonical.href).href;
      for (const stale of document.head.querySelectorAll(ABOUT_PAGE)) stale.remove();
      mark(page.path);
      pointAlternates(document, "lang", page.languages);
      pointAlternates(document, "version", page.versions);
      view.set(page);
    },
    replace: (frame) => {
      onReplace();
      root.lang = frame.lang;
      root.dataset.frame = frame.id;
      // React may still empty an element that it began to hydrate, so a fresh one takes its place.
      const shell = document.getElementById(ids.shell);
      shell?.replaceWith(shell.cloneNode());
      const fresh = document.getElementById(ids.shell);
      if (fresh) fresh.innerHTML = frame.shell;
      const whole = {
        [ids.sidebar]: frame.sidebar,
        [ids.footer]: frame.footer,
        [ids.search]: frame.search,
        [pageStatesId]: frame.states,
      };
      for (const [id, html] of Object.entries(whole)) {
        const element = document.getElementById(id);
        if (element) element.outerHTML = html;
      }
      onReplaced(frame);
    },
  };
}

/** The text of the sidebar's link to a page, or of any link to it. */
function labelIn(document: Document, sidebar: string, path: string): string | undefined {
  const link = document.querySelector(
    [`#${sidebar} .sidebar-list`, ".pager", "body"].map((at) => `${at} a[href="${path}"]`).join(),
  );
  const label = link?.querySelector(".pager-label") ?? link;
  return label?.textContent?.trim() || undefined;
}

/** Names the page that is loading in the breadcrumbs; the levels above it are not known yet. */
function nameLast(list: Element | null, name: string): void {
  const last = list?.querySelector('[aria-current="page"]');
  if (!list || !last) return;
  last.textContent = name;
  for (const item of [...list.children].slice(1, -1)) item.remove();
}
