import { launchBrowser } from "./launch-browser.ts";

export interface WantedText {
  readonly text: string;
  /** Which of the places is meant: the second one in the page is 2. */
  readonly count: number;
}

/** Where a text stands: an element can be asked for by its selector, for next to nothing. */
export interface TextPlace {
  readonly text: string;
  readonly selector: string;
}

/**
 * The element that has the wanted text once the page has come, on the screen or below it, found in
 * a visit of its own: to search a page of thousands of elements while it comes would slow it down.
 * Undefined when the page has the text less often.
 */
export async function findText(url: string, wanted: WantedText): Promise<TextPlace | undefined> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: "load", timeout: 90_000 });
    // The loader of these scripts wraps functions in a helper that the page does not have.
    await page.evaluate("globalThis.__name = (wrapped) => wrapped");
    const selector = await page.evaluate(selectorOfText, wanted);
    return selector === undefined ? undefined : { text: wanted.text, selector };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function selectorOfText({ text, count }: WantedText): string | undefined {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const places: Element[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement: parent } = walker.currentNode;
    if (!parent || /^(SCRIPT|STYLE)$/.test(parent.tagName)) continue;
    if (textContent?.includes(text) && parent.checkVisibility()) places.push(parent);
  }
  const path: string[] = [];
  for (let at = places[count - 1] ?? null; at; at = at.parentElement) {
    if (at.id) return [`[id="${CSS.escape(at.id)}"]`, ...path].join(" > ");
    const place = Array.from(at.parentElement?.children ?? [at]).indexOf(at) + 1;
    path.unshift(`${at.localName}:nth-child(${place})`);
  }
  return path.length > 0 ? path.join(" > ") : undefined;
}
