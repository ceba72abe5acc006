/** Hides the navbar while the reader scrolls down, and shows it again on the way up. */

const HIDDEN = "data-navbar";

/** Scrolling by fewer pixels leaves the bar as it is. */
const TOLERANCE = 6;

export function isHidden(wasHidden: boolean, before: number, now: number, height: number): boolean {
  if (now <= height) return false;
  if (Math.abs(now - before) < TOLERANCE) return wasHidden;
  return now > before;
}

/**
 * `<html data-navbar>` moves the bar, and with it the columns that stick below it. A jump to
 * another address leaves it alone: the bar would slide over what the reader has come for.
 */
export function startHidingNavbar(window: Window): void {
  const { document } = window;
  const root = document.documentElement;
  const navbarOf = () => document.querySelector<HTMLElement>(".navbar");
  const hide = (hidden: boolean) => root.toggleAttribute(HIDDEN, hidden);
  let before = 0;
  let address = document.URL;
  const follow = () => {
    const now = window.scrollY;
    const navbar = navbarOf();
    const height = navbar?.offsetHeight ?? 0;
    // The address has changed since the last scroll: a link led here, and the bar stays as it is.
    if (address !== document.URL) before = now;
    address = document.URL;
    if (now > height && Math.abs(now - before) < TOLERANCE) return;
    const hidden = isHidden(root.hasAttribute(HIDDEN), before, now, height);
    hide(hidden && !navbar?.matches(":focus-within"));
    before = now;
  };
  window.addEventListener("scroll", follow, { passive: true });
  document.addEventListener("focusin", () => {
    if (navbarOf()?.matches(":focus-within")) hide(false);
  });
}
