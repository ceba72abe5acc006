/** Fetches the page behind a link that the reader is about to follow. */

import type { After } from "./after.ts";
import { closest } from "./closest.ts";
import { pageBehind } from "./navigation.ts";

/** `navigator.connection`, where the browser has it. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Nothing is prefetched on 2g, on slow-2g, or for readers who save data. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}

export interface PrefetchParts {
  readonly document: Document;
  readonly after: After;
  readonly connection: () => Connection | undefined;
  /** Resolves with the number of bytes transferred. */
  readonly prefetch: (path: string) => Promise<number>;
}

/** A pointer that only passes over a link is not yet an intent. */
const HOVER_MS = 50;

export function startPrefetch({ document, after, connection, prefetch }: PrefetchParts): void {
  let cancel = () => {};
  const follow = (event: Event, delay: number) => {
    cancel();
    const link = closest<HTMLAnchorElement>(event, "a");
    const path = link ? pathToPrefetch(link, document.location.href) : undefined;
    if (path === undefined || !mayPrefetch(connection())) return;
    if (delay === 0) return void prefetch(path);
    cancel = after(delay, () => void prefetch(path));
  };
  document.addEventListener("mouseover", (event) => follow(event, HOVER_MS));
  document.addEventListener("focusin", (event) => follow(event, 0));
  document.addEventListener("touchstart", (event) => follow(event, 0), { passive: true });
}

interface LinkLike {
  readonly href: string;
  readonly target: string;
  readonly download: string;
}

/** Only what a click would show in place: anything else would be fetched twice. */
export function pathToPrefetch(link: LinkLike, currentUrl: string): string | undefined {
  if (link.target === "_blank" || link.download !== "") return undefined;
  return pageBehind(link.href, currentUrl);
}
