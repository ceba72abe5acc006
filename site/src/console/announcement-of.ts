import type { ConsoleTexts } from "../../i18n/texts.ts";
import type { Run } from "./create-runner.ts";
import { searchState } from "./read-response.ts";
import { sizeWords } from "./size-words.ts";

/** What is said of a run: one sentence a response, and none for each second of a pause. */
export function announcementOf(
  { sending, live, note }: Run,
  texts: ConsoleTexts,
  lang: string,
): string {
  // Nothing in between, so that the same response is said again.
  if (sending) return "";
  const came = live ? responseWords(live.received, lang) : "";
  return [came, note ? texts.notes[note] : ""].filter(Boolean).join(". ");
}

function responseWords(received: Parameters<typeof searchState>[0], lang: string): string {
  const { status, statusText, bytes } = received;
  const search = searchState(received);
  const what = search ? [search.status, search.action] : [statusText];
  return [status, ...what, sizeWords(bytes, lang)].filter(Boolean).join(", ");
}
