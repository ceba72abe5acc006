import { launchBrowser } from "./launch-browser.ts";

export interface WantedText {
  readonly text: string;
  /** Which occurrence is meant: the second one on the page is 2. */
  readonly count: number;
}

/** The location of a text, as a selector, because querying an element by selector is cheap. */
export interface TextPlace {
  readonly text: string;
  readonly selector: string;
}

/**
 * Finds the element with the wanted text once the page has loaded, in view or below it. Does so in
 * a separate visit, because searching thousands of elements during loading would slow the page
 * down. Undefined if the text occurs less often.
 */
export async function findText(url: string, wanted: WantedText): Promise<TextPlace | undefined> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: "load", timeout: 90_000 });
    // `tsx` wraps functions in a helper that the page does not have.
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
