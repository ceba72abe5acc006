import { RETRY_POLICY } from "../../../../contract/src/retry-policy.ts";
import type { Fault } from "./fault.ts";

const RETRIED: ReadonlySet<string> = new Set(RETRY_POLICY.retried);

/** Whether an error can pass by itself. @param status "429" */
export function passesByItself(status: string): boolean {
  return RETRIED.has(status);
}

/** What is right of a status that does not pass by itself. */
export function whatToChange(status: string): string {
  return `${status} does not pass by itself: say what to change`;
}

/** Words that send the same again. To create a search again is a new request. */
const RESENDS =
  /\b(?:retry|retries|(?:try|poll|send|call) (?:it |them )?(?:again|once more)|repeat (?:it|them|the (?:call|request|poll))(?! with (?:an?|another) )|the same (?:request|call|token|key) again|a (?:second|minute|moment) later|wait (?:a|and|for)|longer pauses?)\b/i;

/** What a text denies, or tells as a fact of a retry that is of no use. */
const DENIED =
  /\b(?:not|never|no|nothing|neither|without|instead of|rather than|only|before|until|after you|unless|if|[a-z]+n['’]t)\b[^.;:,|]*|[^.;:|]*\bsame (?:response|error|answer|result)\b|[^.;|]*\bfails?\b/gi;

/** A sentence under a status that does not pass by itself, or with one, and that resends. */
export function wrongResends(sentence: string, about: string): readonly Fault[] {
  const own = statusesIn(sentence);
  const [status = "", ...others] = own.length > 0 ? own : statusesIn(about);
  if (others.length > 0 || status === "" || passesByItself(status)) return [];
  const [said] = RESENDS.exec(sentence.replaceAll(DENIED, "")) ?? [];
  if (said === undefined) return [];
  return [{ said, right: whatToChange(status) }];
}

/** Statuses that a sentence lists as retried: "retries one of these: 429, 500, 503". */
const LISTED =
  /[^.;]*\bretr(?:y|ies|ied|ying)\b[^.;]*?\b([45]\d\d(?:(?:,| and| or|, and|, or) [45]\d\d)+)/i;

/** Those of them that do not pass by themselves. */
export function wrongRetried(sentence: string): readonly Fault[] {
  const [said = "", list = ""] = LISTED.exec(sentence) ?? [];
  if (/\b(?:not|never|no|neither|unless)\b|n['’]t\b/i.test(said)) return [];
  return statusesIn(list)
    .filter((status) => !passesByItself(status))
    .map((status) => ({ said: status, right: [...RETRIED].join(", ") }));
}

function statusesIn(text: string): readonly string[] {
  return [...new Set(text.match(/(?<![\d,.])\b[45]\d\d\b(?![\d,.]\d)/g))];
}
