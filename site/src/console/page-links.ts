import type { ConsoleExample } from "./console-data.ts";
import { linkTo, requestInHash, textFragment } from "./link-to.ts";

/** How a console uses the address of its page. */
export interface PageLinks {
  /**
   * The address of the page with a request and its scenario in it; undefined if that would be too
   * long.
   */
  readonly linkTo: (value: unknown, scenario: string) => string | undefined;
  /** See `requestInHash`. */
  readonly linked: () => ConsoleExample | "broken" | undefined;
  /** Calls the listener for each further address with a request; the returned function stops it. */
  readonly follow: (listener: () => void) => () => void;
}

/** @param bar what opened the console, in the section of its operation */
export function pageLinks(bar: HTMLElement, window: Window, operation: string): PageLinks {
  const { location } = window;
  const section = bar.closest(".operation");
  const textOf = (part: string) =>
    section?.querySelector(`.operation-path .${part}`)?.textContent ?? "";
  const linked = () => requestInHash(location.hash, operation);
  return {
    linked,
    linkTo: (value, scenario) => {
      const hash = linkTo(operation, value, scenario);
      if (hash === undefined) return undefined;
      const start = textFragment(textOf("path"), textOf("security"));
      return location.origin + location.pathname + hash + start;
    },
    follow: (listener) => {
      const onHashChange = () => linked() && listener();
      window.addEventListener("hashchange", onHashChange);
      return () => window.removeEventListener("hashchange", onHashChange);
    },
  };
}
