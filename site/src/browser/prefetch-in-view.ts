/** Prefetches the pages a reader can go to next: the previous and next page, and links in view. */
import { mayPrefetch, type PrefetchParts, pathToPrefetch } from "./prefetch.ts";

/** The budget of one page on view for all that it prefetches, headers included. */
export const MAX_BYTES = 60 * 1024;

/**
 * The largest sizes, with headers, as enforced in `tests/limits`: of a docs page, of its frame, and
 * of any other page with its frame.
 */
export const MAX_DOCS_BYTES = 8.5 * 1024;
export const MAX_FRAME_BYTES = 5 * 1024;
export const MAX_OTHER_BYTES = 28.75 * 1024;

export type InViewParts = Omit<PrefetchParts, "after"> & {
  readonly hasFrame: (path: string) => boolean;
  readonly createObserver: (onSeen: IntersectionObserverCallback) => IntersectionObserver;
};

/** Whether a page is sure to fit into the budget after so many bytes. */
export function fits(path: string, hasFrame: boolean, bytes: number): boolean {
  const most = path.includes("/docs")
    ? MAX_DOCS_BYTES + (hasFrame ? 0 : MAX_FRAME_BYTES)
    : MAX_OTHER_BYTES;
  return bytes + most <= MAX_BYTES;
}

/** Called once the page is quiet. Fetches one page at a time; the returned function stops it. */
export function startPrefetchInView(parts: InViewParts): () => void {
  const { document, connection, hasFrame, prefetch, createObserver } = parts;
  const waiting = new Set<string>();
  const requested = new Set<string>();
  let bytes = 0;
  let isStopped = false;
  let isUnderWay = false;

  const work = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    for (const path of waiting) {
      waiting.delete(path);
      if (isStopped || !mayPrefetch(connection())) break;
      if (fits(path, hasFrame(path), bytes)) bytes += await prefetch(path);
    }
    isUnderWay = false;
  };
  const want = (link: Element) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    const path = pathToPrefetch(link, document.location.href);
    if (!path || requested.has(path)) return;
    requested.add(path);
    waiting.add(path);
  };

  for (const link of [...document.querySelectorAll(".pager a")].reverse()) want(link);
  const observer = createObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) want(target);
    void work();
  });
  for (const link of document.querySelectorAll("main a[href], .sidebar-list a")) {
    observer.observe(link);
  }
  void work();
  return () => {
    isStopped = true;
    observer.disconnect();
  };
}
