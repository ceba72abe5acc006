import { EARLY_PARTS, PENDING } from "./early-clicks.ts";
import type { HeadRow } from "./head-rows.ts";
import { NAME_SERVERS } from "./name-servers.ts";

/**
 * The text of the one inline script. It runs before the first paint, so that a stored choice never
 * flashes:
 *
 * - sets the class `js`, and the `data-` attributes of `<html>` that the stylesheet reads
 * - loads the font of the text at once, if it is cached (`prefetch-font.ts`); not by `preload`, which
 *   makes Chromium paint before `rel=expect` is met
 * - names the chosen server in samples (`name-servers.ts`)
 * - records clicks that come before the entry script has loaded, and the path that the document was
 *   loaded for (`early-clicks.ts`)
 *
 * A string, because it must not depend on how a bundler would rewrite a function.
 */
export function headScript(rows: readonly HeadRow[]): string {
  const script = `(() => {
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const read = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  root.classList.add("js");
  for (const { name, key, values, shown, parameter, fallback } of ${JSON.stringify(rows)}) {
    const isKnown = (value) => value && (!values || values.includes(value));
    const value = [parameter && asked.get(parameter), read(key), fallback].find(isKnown);
    if (value) root.dataset[name] = shown ?? value;
  }
  const { face } = root.dataset;
  if (face) {
    const own = new FontFace("Face", "url(" + face + ")", { weight: "400 650", display: "optional" });
    document.fonts.add(own);
    own.load().catch(() => {});
  }
${NAME_SERVERS}
  const kept = [];
  const keep = ({ target }) => {
    const part = target.closest(${JSON.stringify(EARLY_PARTS)});
    if (part) kept.push(part);
    part?.setAttribute("${PENDING}", "");
  };
  addEventListener("click", keep);
  window.earlyClicks = { kept, path: location.pathname, stop: () => removeEventListener("click", keep) };
})();`; // Every document has it, and bytes count. Each line ends a statement, so lines can be joined.
  return script.replaceAll(/\n */g, "");
}
