/** Remembers a page's scroll position and open folds; the returned function restores them. */
export function keepScrollPosition(root: Element, window: Window): () => void {
  const { scrollX, scrollY } = window;
  const open = new Map(Array.from(detailsIn(root), ([key, details]) => [key, details.open]));
  return () => {
    for (const [key, details] of detailsIn(root)) details.open = open.get(key) ?? details.open;
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  };
}

/** Keyed by the text of the summary, and the number of folds before with the same text. */
function detailsIn(root: Element): ReadonlyMap<string, HTMLDetailsElement> {
  const found = new Map<string, HTMLDetailsElement>();
  for (const details of root.querySelectorAll("details")) {
    const text = details.querySelector("summary")?.textContent ?? "";
    let count = 0;
    while (found.has(`${count} ${text}`)) count += 1;
    found.set(`${count} ${text}`, details);
  }
  return found;
}
