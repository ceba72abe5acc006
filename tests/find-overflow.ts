import type { Page } from "playwright-core";

/**
 * At most five entries: the page's width if it exceeds the window's, then text beyond the window's
 * sides that can't be scrolled into view inside the page.
 */
export function findOverflow(page: Page, part = "body"): Promise<readonly string[]> {
  return page.evaluate((part) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    // Visually hidden, for screen readers only.
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
    const texts = document.createTreeWalker(
      document.querySelector(part) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const problems = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (currentNode.textContent?.trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      const isOut = width > 0 && (left < -0.5 || right > clientWidth + 0.5);
      if (!isOut || parent.closest("svg") || scrolls(parent) || isClipped(parent)) continue;
      problems.push(
        `${Math.round(left)}–${Math.round(right)} ${currentNode.textContent?.slice(0, 60)}`,
      );
    }
    return problems.slice(0, 5);
  }, part);
}

/** Controls of the navbar that are outside the window, or covered where a finger would tap them. */
export function findUnreachableControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    window.scrollTo(0, 0);
    const { clientWidth } = document.documentElement;
    const all = document.querySelectorAll(".navbar :is(a, button, summary)");
    const isReached = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (left < 0 || right > clientWidth + 0.5) return false;
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return met !== null && element.contains(met);
    };
    return [...all]
      .filter((element) => element.checkVisibility() && !element.closest(".menu ul"))
      .filter((element) => !isReached(element))
      .map((element) => `not reached: ${element.outerHTML.slice(0, 90)}`);
  });
}
