import { fill, fillCount } from "../../i18n/fill.ts";
import type { ConsoleTexts } from "../../i18n/texts.ts";
import type { Run, RunNote } from "./create-runner.ts";
import type { TypedRequest } from "./read-request.ts";
import { errorLines, isOfAnother, type Received, searchState } from "./read-response.ts";
import { sizeWords } from "./size-words.ts";

/** The announcement for a run: one sentence per response, and none for each second of a pause. */
export function announcementOf(
  { sending, live, note }: Run,
  texts: ConsoleTexts,
  lang: string,
): string {
  // Empty in between, so that an identical response is announced again.
  if (sending) return "";
  const came = live && !(note && WITHOUT_RESPONSE.includes(note)) ? live.received : undefined;
  return [
    came && responseWords(came, texts, lang),
    came && errorLines(came)[0]?.message,
    note && texts.notes[note],
  ]
    .filter(Boolean)
    .join(". ");
}

/** Ends of a call that got no response: the last one is of an earlier call. */
const WITHOUT_RESPONSE: readonly RunNote[] = ["unreachable", "unloaded", "cancelled", "edited"];

/** The announcement for a request under way; empty if there is none. */
export function waitingSaid({ sending }: Run, texts: ConsoleTexts): string {
  return sending ? fill(texts.waiting, { operation: sending.operation }) : "";
}

/** What a response comes down to: how a search stands, or the text of its status. */
export function headline(received: Received, texts: ConsoleTexts): readonly string[] {
  if (isOfAnother(received)) return [texts.ofAnother];
  const search = searchState(received);
  return search ? [search.status, search.action] : [received.statusText];
}

function responseWords(received: Received, texts: ConsoleTexts, lang: string): string {
  const { status, bytes } = received;
  return [status, ...headline(received, texts), sizeWords(bytes, lang)].filter(Boolean).join(", ");
}

/** The announcement for a request, once typing rests. */
export function problemsSaid(
  { blocked, problems }: Pick<TypedRequest, "blocked" | "problems">,
  texts: ConsoleTexts,
): string {
  if (blocked) return blocked.message;
  const [first] = problems;
  if (!first) return texts.noProblems;
  const count = fillCount(texts.problems, problems.length);
  return `${count}. ${fill(texts.line, { line: first.line })}: ${first.message}`;
}
