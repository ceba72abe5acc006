import { expect, test } from "vitest";
import { keepScrollPosition } from "./keep-scroll-position.ts";

interface Fold {
  readonly text: string;
  open: boolean;
}

const fold = (text: string, open: boolean): Fold => ({ text, open });

/** Keeps the place on a page with the first folds, and restores it on one with the others. */
function restore(before: readonly Fold[], after: readonly Fold[]) {
  let folds = before;
  const scrolled: unknown[] = [];
  const root = {
    querySelectorAll: () =>
      folds.map((own) => Object.assign(own, { querySelector: () => ({ textContent: own.text }) })),
  };
  const window = { scrollX: 5, scrollY: 700, scrollTo: (to: unknown) => scrolled.push(to) };
  const goBack = keepScrollPosition(root as unknown as Element, window as unknown as Window);
  folds = after;
  Object.assign(window, { scrollX: 0, scrollY: 0 });
  goBack();
  return { scrolled, open: after.map(({ open }) => open) };
}

test("restores the scroll position instantly", () => {
  expect(restore([], []).scrolled).toEqual([{ left: 5, top: 700, behavior: "instant" }]);
});

test("restores folds by their summary text and leaves new ones as rendered", () => {
  const before = [fold("Errors", true), fold("Limits", false)];
  const after = [
    fold("New and closed", false),
    fold("Limits", true),
    fold("Errors", false),
    fold("New and open", true),
  ];
  expect(restore(before, after).open).toEqual([false, false, true, true]);
});

test("matches folds with the same text by their order", () => {
  const before = [fold("More", false), fold("More", true), fold("More", false)];
  const after = [fold("More", true), fold("More", false), fold("More", true)];
  expect(restore(before, after).open).toEqual([false, true, false]);
});
