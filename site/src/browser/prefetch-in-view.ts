/** Fetches ahead what a reader can go to next: the pages before and after, and links in view. */
import { mayPrefetch, type PrefetchParts, pathToPrefetch } from "./prefetch.ts";

/** All together, for one page on view. A page's file has 7 KB at most: `tests/limits`. */
const MOST_BYTES = 60 * 1024;
const MOST_BYTES_OF_ONE = 7 * 1024;

export type InViewParts = Omit<PrefetchParts, "after"> & {
  readonly createObserver: (onSeen: IntersectionObserverCallback) => IntersectionObserver;
};

/** Called once the page is quiet. One page at a time; returns the function that stops it. */
export function startPrefetchInView(parts: InViewParts): () => void {
  const { document, connection, prefetch, createObserver } = parts;
  const waiting = new Set<string>();
  const asked = new Set<string>();
  let bytes = 0;
  let isStopped = false;
  let isUnderWay = false;

  const work = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    for (const path of waiting) {
      waiting.delete(path);
      if (isStopped || bytes + MOST_BYTES_OF_ONE > MOST_BYTES || !mayPrefetch(connection())) break;
      bytes += await prefetch(path);
    }
    isUnderWay = false;
  };
  const want = (link: Element) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    const path = pathToPrefetch(link, document.location.href);
    if (path === undefined || asked.has(path)) return;
    asked.add(path);
    waiting.add(path);
  };

  for (const rel of ["next", "prev"]) {
    for (const link of document.querySelectorAll(`.pager a[rel="${rel}"]`)) want(link);
  }
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
