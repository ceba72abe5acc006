import type { Page } from "playwright-core";
import type { Axe } from "./run-axe.ts";

/**
 * Text with too little contrast according to axe: selector and reason. The texts of all pages share
 * a few combinations of colours, so axe checks each one until it has passed once. A combination is
 * everything that axe considers: colour, size, weight and shadow of the text, and what each
 * ancestor paints. If axe can't decide, it checks each text once at each place in the tree, by tags
 * and classes, in each width. Figures are left out, because axe doesn't treat drawings as
 * backgrounds.
 * @param seen what needs no second check, shared by all pages: the call adds to it
 * @param within selector of the part whose texts are checked
 */
export async function checkContrast(
  page: Page,
  seen: Set<string>,
  within = "html",
): Promise<readonly string[]> {
  const options = { seen: [...seen], within };
  const { violations, looked } = await page.evaluate(runContrastRule, options);
  for (const one of looked) seen.add(one);
  return violations;
}

interface ContrastOptions {
  readonly seen: readonly string[];
  readonly within: string;
}

/** Runs in the page, so it must be self-contained. */
async function runContrastRule({ seen, within }: ContrastOptions) {
  const { axe } = window as unknown as { readonly axe: Axe };
  const checked = new Set(seen);
  const grounds = new Map<Element, string>();
  const places = new Map<Element, string>();

  function groundOf(element: Element): string {
    const before = grounds.get(element);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
      getComputedStyle(element);
    const isLaidOver = position !== "static" && position !== "relative";
    const paints = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(" ");
    const isBare = paints === "rgba(0, 0, 0, 0) none 1 none normal" && !isLaidOver;
    const below = element.parentElement ? groundOf(element.parentElement) : "";
    const place = isLaidOver ? placeOf(element) : "";
    const ground = isBare ? below : `${below} > ${paints} ${place}`;
    grounds.set(element, ground);
    return ground;
  }
  function placeOf(element: Element): string {
    const before = places.get(element);
    if (before !== undefined) return before;
    const around = element.parentElement ? placeOf(element.parentElement) : "";
    const place = `${around} ${element.tagName}.${element.getAttribute("class") ?? ""}`;
    places.set(element, place);
    return place;
  }
  function textInPlace(element: Element): string {
    return `${innerWidth} ${placeOf(element)} ${element.textContent}`;
  }
  function combinationOf(element: Element): string {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, groundOf(element)].join(" ");
  }
  const holdsText = (element: Element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));

  const combinations = new Map<Element, string>();
  for (const element of document.querySelectorAll("body, body :not(svg *)")) {
    if (!element.closest(within)) continue;
    if (!holdsText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(element).fontSize === "0px") continue;
    const combination = combinationOf(element);
    if (checked.has(combination) || checked.has(combination + textInPlace(element))) continue;
    combinations.set(element, combination);
  }
  if (combinations.size > 0) {
    axe.setup(document.documentElement);
    for (const element of combinations.keys()) {
      if (!axe.commons.dom.isVisibleOnScreen(element)) combinations.delete(element);
    }
    axe.teardown();
  }
  if (combinations.size === 0) return { violations: [], looked: [] };

  const { violations, passes, incomplete } = await axe.run(
    // Many parts take longer than the whole document.
    combinations.size > 200 ? document : { include: [...combinations.keys()] },
    { runOnly: { type: "rule", values: ["color-contrast"] }, preload: false, elementRef: true },
  );
  const elementsOf = (results: typeof passes) =>
    results.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []));
  const looked = [
    ...elementsOf(passes).map((element) => combinations.get(element) ?? ""),
    ...elementsOf(incomplete).map((element) => combinationOf(element) + textInPlace(element)),
  ];
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} at ${node.target.join(" ")}: ${node.failureSummary}`),
    ),
    looked: [...new Set(looked)],
  };
}
