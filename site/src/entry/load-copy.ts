import type { ShellTexts } from "../../i18n/texts.ts";
import { ensureOk } from "../base/ensure-ok.ts";
import { createCopyMarkdown } from "../browser/copy-markdown.ts";
import type { ReachForCopy } from "../browser/copy-on-use.ts";

/** The edge: copies Markdown. A separate file, loaded when a reader reaches for a copy button. */
export function loadCopy(
  window: Window,
  say: (text: string) => void,
  texts: ShellTexts,
): ReachForCopy {
  const { document, navigator } = window;
  return createCopyMarkdown({
    document,
    say,
    texts,
    read: async (url) => ensureOk(await window.fetch(url)).text(),
    write: async (text) => {
      if (typeof ClipboardItem === "undefined") {
        return navigator.clipboard.writeText(await text);
      }
      const blob = text.then((whole) => new Blob([whole], { type: "text/plain" }));
      return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    },
  });
}
