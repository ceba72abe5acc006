/** Marks one entry of the page; undefined clears the mark. Nothing scrolls, and no fold opens. */
export type MarkEntry = (id: string | undefined) => void;

const MARK = "aria-current";

/** For an entry inside a closed fold, marks the element that the fold stands in. */
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
