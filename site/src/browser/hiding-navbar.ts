/** The bar gives its room to the text on the way down and comes back on the way up. */

/** Small movements, and all of them near the top, leave the bar as it is. */
const TOLERANCE = 6;

export function isHidden(wasHidden: boolean, before: number, now: number, height: number): boolean {
  if (now <= height) return false;
  if (Math.abs(now - before) < TOLERANCE) return wasHidden;
  return now > before;
}

export function startHidingNavbar(navbar: HTMLElement, window: Window): void {
  let before = window.scrollY;
  const follow = () => {
    const now = window.scrollY;
    if (Math.abs(now - before) < TOLERANCE && now > navbar.offsetHeight) return;
    const hidden = isHidden("hidden" in navbar.dataset, before, now, navbar.offsetHeight);
    navbar.toggleAttribute("data-hidden", hidden && !navbar.matches(":focus-within"));
    before = now;
  };
  window.addEventListener("scroll", follow, { passive: true });
  navbar.addEventListener("focusin", () => navbar.removeAttribute("data-hidden"));
}
