import { fill, fillCount } from "../../i18n/fill.ts";
import type { ConsoleTexts } from "../../i18n/texts.ts";
import type { Run, RunNote } from "./create-runner.ts";
import { readErrorLines } from "./read-error-lines.ts";
import type { TypedRequest } from "./read-request.ts";
import { isOfAnother, type ResponseData } from "./read-response.ts";
import { searchState } from "./search-state.ts";
import { sizeWords } from "./size-words.ts";

/** The announcement for a run: one sentence per response, and none for each second of a pause. */
export function announcementOf(
  { sending, live, note }: Run,
  texts: ConsoleTexts,
  lang: string,
): string {
  // Empty in between, so that an identical response is announced again.
  if (sending) return "";
  const response = note && WITHOUT_RESPONSE.includes(note) ? undefined : live?.response;
  return [
    response && responseWords(response, texts, lang),
    response && readErrorLines(response)[0]?.message,
    note && texts.notes[note],
  ]
    .filter(Boolean)
    .join(". ");
}

/** Ends of a call that got no response: the last one is of an earlier call. */
const WITHOUT_RESPONSE: readonly RunNote[] = ["unreachable", "unloaded", "cancelled", "edited"];

/** The announcement for a request under way; empty if there is none. */
export function waitingAnnouncement({ sending }: Run, texts: ConsoleTexts): string {
  return sending ? fill(texts.waiting, { operation: sending.operation }) : "";
}

/** One-line summary: the status of a search, or the text of an HTTP status. */
export function headline(response: ResponseData, texts: ConsoleTexts): readonly string[] {
  if (isOfAnother(response)) return [texts.ofAnother];
  const search = searchState(response);
  return search ? [search.status, search.action] : [response.statusText];
}

function responseWords(response: ResponseData, texts: ConsoleTexts, lang: string): string {
  const { status, bytes } = response;
  return [status, ...headline(response, texts), sizeWords(bytes, lang)].filter(Boolean).join(", ");
}

/** The announcement for a request after the reader stops typing. */
export function problemsAnnouncement(
  { blocker, problems }: Pick<TypedRequest, "blocker" | "problems">,
  texts: ConsoleTexts,
): string {
  if (blocker) return blocker.message;
  const [first] = problems;
  if (!first) return texts.noProblems;
  const count = fillCount(texts.problems, problems.length);
  return `${count}. ${fill(texts.line, { line: first.line })}: ${first.message}`;
}
