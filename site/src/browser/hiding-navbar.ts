/** The bar gives its room to the text on the way down and comes back on the way up. */

/** Small movements, and all of them near the top, leave the bar as it is. */
const TOLERANCE = 6;

export function isHidden(wasHidden: boolean, before: number, now: number, height: number): boolean {
  if (now <= height) return false;
  if (Math.abs(now - before) < TOLERANCE) return wasHidden;
  return now > before;
}

/**
 * `<html data-navbar="hidden">` moves the bar, and with it the columns that stick below it. A jump
 * upwards does not bring it back: it would slide over what the reader has come for.
 */
export function startHidingNavbar(window: Window): void {
  const { document } = window;
  const { dataset } = document.documentElement;
  const navbarOf = () => document.querySelector<HTMLElement>(".navbar");
  const hide = (hidden: boolean) => {
    if (hidden) dataset.navbar = "hidden";
    else delete dataset.navbar;
  };
  let before = 0;
  let address = "";
  const follow = () => {
    const now = window.scrollY;
    const navbar = navbarOf();
    const height = navbar?.offsetHeight ?? 0;
    if (Math.abs(now - before) < TOLERANCE && now > height) return;
    const wasHidden = "navbar" in dataset;
    // Another address than at the last scroll: no hand has scrolled, a link has led here.
    const jumped = wasHidden && now > height && document.URL !== address;
    address = document.URL;
    const hidden = jumped || isHidden(wasHidden, before, now, height);
    hide(hidden && !navbar?.matches(":focus-within"));
    before = now;
  };
  window.addEventListener("scroll", follow, { passive: true });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Node && navbarOf()?.contains(target)) hide(false);
  });
}
