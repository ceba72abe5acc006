/** Fetches the page behind a link that the reader is about to follow. */
import { isSameFrame, type ZoneConfig } from "../address/zone-of.ts";
import type { After } from "./after.ts";

/** `navigator.connection`, where the browser has it. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Nothing is fetched ahead on 2g, on slow-2g, or for readers who save data. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (connection?.saveData) return false;
  return connection?.effectiveType !== "2g" && connection?.effectiveType !== "slow-2g";
}

export interface PrefetchParts {
  readonly config: ZoneConfig;
  readonly document: Document;
  readonly after: After;
  readonly connection: () => Connection | undefined;
  readonly prefetch: (path: string) => void;
}

/** A pointer that only passes over a link is not yet an intent. */
const HOVER_MILLISECONDS = 50;

export function startPrefetch(parts: PrefetchParts): void {
  const { config, document, after, connection, prefetch } = parts;
  let callOff = () => {};
  const follow = (event: Event, delay: number) => {
    callOff();
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const path = link ? pathToPrefetch(config, link, document.location.href) : undefined;
    if (path === undefined || !mayPrefetch(connection())) return;
    if (delay === 0) return prefetch(path);
    callOff = after(delay, () => prefetch(path));
  };
  document.addEventListener("mouseover", (event) => follow(event, HOVER_MILLISECONDS));
  document.addEventListener("focusin", (event) => follow(event, 0));
  document.addEventListener("touchstart", (event) => follow(event, 0), { passive: true });
}

/** Only what a click would show in place: anything else would be fetched twice. */
export function pathToPrefetch(
  config: ZoneConfig,
  link: { readonly href: string; readonly target: string; readonly download: string },
  currentUrl: string,
): string | undefined {
  if (!URL.canParse(link.href) || link.target === "_blank" || link.download !== "")
    return undefined;
  const current = new URL(currentUrl);
  const target = new URL(link.href);
  if (target.origin !== current.origin || target.pathname === current.pathname) return undefined;
  if (/\.[a-z]+$/i.test(target.pathname)) return undefined;
  return isSameFrame(config, current.pathname, target.pathname) ? target.pathname : undefined;
}
