/** Marks one entry of the page, and undefined none. Nothing scrolls, and no fold opens. */
export type MarkEntry = (id: string | undefined) => void;

const MARK = "aria-current";

/** What is folded away is marked where its fold stands. */
export function createEntryMark(document: Document): MarkEntry {
  let marked: Element | null = null;
  return (id = "") => {
    let entry: Element | null = document.getElementById(id);
    for (let fold = foldOf(entry); fold; fold = foldOf(entry)) entry = fold.parentElement;
    if (entry === marked) return;
    marked?.removeAttribute(MARK);
    entry?.setAttribute(MARK, "true");
    marked = entry;
  };
}

function foldOf(element: Element | null): Element | null {
  return element?.closest("details:not([open])") ?? null;
}
