import { idInHash } from "../../browser/id-in-hash.ts";
import type { Row } from "../query/answer.ts";
import { isProse } from "../records/record.ts";
import { nearestBlock } from "./nearest-block.ts";

const BLOCKS = "p, li, tr, dt, dd, figcaption";
const HIGHLIGHT = "found";

/**
 * Once the page of a result has loaded, highlights the block that the result's excerpt is from, and
 * scrolls to it unless all of it is in view. Only for prose: a name is its own place.
 */
export function scrollToText(window: Window, { kind, excerpt }: Row): void {
  const { navigation } = window as { readonly navigation?: EventTarget };
  if (!isProse(kind) || !navigation) return;
  navigation.addEventListener("navigatesuccess", () => land(window, excerpt), { once: true });
}

function land(window: Window, excerpt: Row["excerpt"]): void {
  const { document, innerHeight } = window;
  const section = document.getElementById(idInHash(window.location));
  const blocks = blocksOf(document, section);
  const block = blocks[nearestBlock(excerpt, blocks.map(textOf))];
  if (!block) return;
  mark(window, block);
  const { top, bottom } = block.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) block.scrollIntoView({ block: "center" });
}

/** Separates the cells of a row by spaces. */
function textOf({ textContent, children }: Element): string {
  const cells = [...children].filter((child) => child.matches("td, th"));
  return cells.length > 0 ? cells.map((cell) => cell.textContent).join(" ") : (textContent ?? "");
}

/**
 * The blocks from a heading to the next h2 or h3; all blocks of the page if there is no heading.
 */
function blocksOf(document: Document, section: Element | null): readonly Element[] {
  const all = [...document.querySelectorAll(`article :is(${BLOCKS}, h2, h3)`)];
  const behind = section ? all.slice(all.indexOf(section) + 1) : all;
  const next = section ? behind.findIndex((element) => element.matches("h2, h3")) : -1;
  return behind.slice(0, next < 0 ? undefined : next).filter((element) => element.matches(BLOCKS));
}

/** Marks a block without changing the DOM, so that nothing is left to clean up on the next page. */
function mark(window: Window, block: Element): void {
  const { CSS, Highlight } = window as Window & typeof globalThis;
  if (!("highlights" in CSS)) return;
  const range = window.document.createRange();
  range.selectNodeContents(block);
  CSS.highlights.set(HIGHLIGHT, new Highlight(range));
}
