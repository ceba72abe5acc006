/** The script of what `npm run dev` shows where there is no page: what is wrong with all of them. */
import { EDITED } from "../base/paths.ts";

async function reloadWhenEdited(): Promise<void> {
  const response = await fetch(location.href);
  const now = new DOMParser().parseFromString(await response.text(), "text/html");
  if (problemsIn(now) !== problemsIn(document)) location.reload();
}

function problemsIn(shown: Document): string | null | undefined {
  return shown.querySelector("[role=alert]")?.textContent;
}

const look = () => void reloadWhenEdited().catch(reportError);
import.meta.hot?.on(EDITED, look);
// What was edited before anybody listened.
import.meta.hot?.on("vite:ws:connect", look);
look();
