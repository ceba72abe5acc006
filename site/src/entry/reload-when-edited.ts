/** The script of the list of problems, which `npm run dev` shows when no page can be rendered. */
import { EDITED_EVENT } from "../base/edited-event.ts";

async function reloadWhenEdited(): Promise<void> {
  const response = await fetch(location.href);
  const now = new DOMParser().parseFromString(await response.text(), "text/html");
  if (problemsIn(now) !== problemsIn(document)) location.reload();
}

function problemsIn(shown: Document): string | null | undefined {
  return shown.querySelector("[role=alert]")?.textContent;
}

const look = () => void reloadWhenEdited().catch(reportError);
import.meta.hot?.on(EDITED_EVENT, look);
// Catches edits made before the listener was added.
import.meta.hot?.on("vite:ws:connect", look);
look();
