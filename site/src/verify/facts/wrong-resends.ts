import { RETRY_POLICY } from "../../../../contract/src/retry-policy.ts";
import type { Fault } from "./fault.ts";

const RETRIED: ReadonlySet<string> = new Set(RETRY_POLICY.retried);

/** Whether a retry can succeed. @param status "429" */
export function passesByItself(status: string): boolean {
  return RETRIED.has(status);
}

/** The correction for a text that retries after such a status. */
export function whatToChange(status: string): string {
  return `${status} is not fixed by retrying: say what to change`;
}

/** Words for a retry. Creating a search again is a new request, not a retry. */
const RESENDS =
  /\b(?:retry|retries|(?:try|poll|send|call) (?:it |them )?(?:again|once more)|repeat (?:it|them|the (?:call|request|poll))(?! with (?:an?|another) )|the same (?:request|call|token|key) again|a (?:second|minute|moment) later|wait\b|longer pauses?|give (?:it|them) (?:a|an|some|more|another) \w+)\b/i;

/** Negations, and statements that a retry is useless. */
const DENIED =
  /\b(?:an?|the|another) (?:retry|retries)(?: with [\w ]+?)? (?:won|doesn|isn|can)['’]t\b[^.;:,]*|\b(?:leave|keep|take)s? [^.;:,]*\bout of\b[^.;:,]*|\bexclud\w+ [^.;:,]*\bfrom\b[^.;:,]*|\b(?:not|never|no|nothing|neither|without|instead of|rather than|only|before|until|after you|unless|if|[a-z]+n['’]t)\b[^.;:,|]*|[^.;:|]*\bsame (?:response|error|answer|result)\b|[^.;|]*\bfails?\b/gi;

/** "Sending it again doesn't help" */
const FUTILE =
  /\b(?:retr(?:y|ies|ying)|(?:send|try|poll|call)ing (?:it |them )?again|another (?:call|try|attempt|retry))\b[^.;:,]*\b(?:(?:doesn|don|won)['’]t (?:help|fix|change)|never helps?|(?:is|are) (?:useless|pointless|no use)|makes? no difference)\b/i;

/** "Send it again at once": every retry waits first. */
const TOO_SOON =
  /\b(?<!\ball )(?:retry|repeat|(?:send|try|call|make) (?:it|them|the (?:call|request)) again)(?: it| them| the (?:call|request))? (?:at once|immediately|(?:straight|right) away|without (?:an? |any )?(?:pause|wait|delay))/i;

/** "Drop the session token": only a 404 ends a session. */
const SESSION_LOST =
  /\b(?:drop|discard|forget|throw away|delete) (?:the|your) (?:session )?token\b|\b(?:session|token)(?: that [\w ]+?)? (?:is gone|is lost|no longer (?:exists|works)|can(?:['’]t|not) be (?:polled|used)|has ended)\b/i;

const NEGATED =
  /(?:\b(?:not|never|nor|without|instead of|rather than|only|if|unless)\b|n['’]t\b(?! be (?:polled|used)))[^,;:|]*/gi;

/** Finds sentences that retry after a permanent error, or call it futile after another one. */
export function wrongResends(sentence: string, about: string): readonly Fault[] {
  const sentenceStatuses = statusesIn(sentence);
  const subject = /\brate limits?\b/i.test(about) ? "429" : about;
  const [status = "", ...others] =
    sentenceStatuses.length > 0 ? sentenceStatuses : statusesIn(subject);
  if (others.length > 0 || status === "") return [];
  if (passesByItself(status)) {
    const affirmed = sentence.replaceAll(NEGATED, "");
    return [
      { found: FUTILE.exec(sentence), right: `${status} can be retried` },
      { found: TOO_SOON.exec(affirmed), right: "wait before you retry" },
      { found: SESSION_LOST.exec(affirmed), right: "only a 404 ends a session" },
    ].flatMap(({ found, right }) => (found ? [{ quote: found[0], right }] : []));
  }
  const isOfStatus = (part: string) => sentenceStatuses.length === 0 || part.includes(status);
  const parts = sentence.split(";").filter(isOfStatus);
  const [quote] = RESENDS.exec(parts.join(";").replaceAll(DENIED, "")) ?? [];
  if (quote === undefined) return [];
  return [{ quote, right: whatToChange(status) }];
}

function statusesIn(text: string): readonly string[] {
  return [...new Set(text.match(/(?<![\d,.])\b[45]\d\d\b(?![\d,.]\d)/g))];
}
