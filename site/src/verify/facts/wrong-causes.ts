import { withoutComparison } from "../statements/contradicted-by.ts";
import type { Fault } from "./fault.ts";
import { type Family, toSignals, wrongSignals } from "./wrong-signals.ts";

/** The causes of each status, and what to do about it. */
const STATUSES: Family = {
  value: /(?<![\d,._#-])(?:200|40[0134]|413|429|50[023])(?![\d,._-]*\d| calls)/,
  signals: toSignals(`
400: malformed|unreadable|misspelled field|(?:wrong|invalid|unknown) (?:value(?! in (?:it|the header)\\b)|query|field|parameter|body)|(?:value|field|mistake|error) in (?:your|the) (?:request|query|body)|(?:missing|wrong|unknown) (?:field|parameter)|without (?:the|a) (?:body|query)|(?:body|query|field|locator|market|locale) is (?:missing|invalid|wrong|empty)|which field is wrong|(?:request|query) (?:isn't |is not |is in)valid|locale is valid|only the query is|your key was accepted(?!:)|that names the (?:field|list)|beyond (?:a|the) limit|damaged|(?:altered|changed|tampered with|modified|shortened) (?:the|a) token|token (?:is|was|has been) (?:altered|changed|modified|shortened)|change the (?:query|request)\\b
401: key (?:is |was |that's |that is )?(?:missing|invalid|wrong|unknown|mistyped|misspelled|unrecogni[sz]ed)|key (?:that )?(?:looks|was) (?:mistyped|wrong|misspelled)|(?<!with a )(?:missing|(?<!or )invalid|wrong|unknown|mistyped|misspelled)(?: or (?:missing|invalid|wrong))? key|(?<!takes |needs? )(?:no|without an?|without any) (?:valid )?key\\b(?! triggers| gets| leads)|without (?:the|a|its) (?:api key|header|x-api-key)|header is (?:missing|misspelled)|you add the key|only the key is missing|(?:fix|check) (?:the header|the key|your key)|had no valid key|key isn't recogni[sz]ed|no key was sent|had no key
403: (?:no|without|lacks?|lack of|not have|doesn't have) (?:access|permission)|has(?:n't| not| no) (?:access|permission)|not allowed to use|may not use|isn't allowed to|once access is granted|for access\\b|key is valid, but
404: path is (?:still )?wrong|wrong path|no such path|nothing exists|(?<!which )no longer exists|session (?:is gone|has (?:ended|expired)|is not known|expired)|expired (?:session|token)|session (?:that |that's |that is |which is )?(?:has ended|expired|too old|past its|older than|no longer)|outlived session|after the session (?:ended|expired|has)
404 429 500 503: (?:create|start) (?:the|a new) search(?: again)?
429: too many (?:calls|requests)(?! at)|(?:rate )?limit (?:is |was )?(?:exceeded|reached|hit)|polls? a minute|slow(?:s)? down|per-minute limit
503: too many concurrent|too many (?:calls|requests) at (?:once|the same (?:moment|time))|simultaneous|concurrent (?:calls|requests)|overload|temporarily unavailable|unavailable
500: server failed|failed on the server|internal (?:server )?error
429 500 503: with (?:increasing|longer) (?:delays|pauses)|tries once more|(?<!not |n't |never )retry with
429 500 503 404: (?<!not |n't |never |no )try (?:it )?(?:again|later)
200: (?:failed|finished|complete|incomplete) search|search (?:itself )?(?:failed|is running|is complete|is still|was accepted|worked)|no (?:itineraries|flights)|RESULT_(?:STATUS|ACTION)_|read the body|success\\b|the call worked
`),
};

/** Statuses of a proxy, which are different where the mistake isn't the visitor's. */
const OF_PROXY: Family = {
  value: STATUSES.value,
  signals: toSignals(`
502: reject(?:s|ed) (?:the|your) key
503: didn't respond|no response
403: isn't in \`?allow|missing from \`?allow|not in \`?allow|another operation is
413: body is too long|too long a body|larger body
404: no operation has|anything else (?:is )?404
`),
};

/** Sentences where other rules apply, or which only raise the question. */
const ELSEWHERE = /\bV1\.0\b|\bwhether\b|\bsandbox(?!-)|\bunless\b|\bthan\b/i;

/** Finds clauses that pair a status with the cause of another: "403 when the key is missing". */
export function wrongCauses(written: string, about: string): readonly Fault[] {
  const sentence = withoutComparison(written);
  if (/\bproxy\b/i.test(about)) return wrongSignals(sentence, OF_PROXY);
  // V1.0 had one status for both causes, so a text with both statuses is about 3.0.
  const isOfBoth = /\b401\b/.test(sentence) && /\b403\b/.test(sentence);
  if (!isOfBoth && /\bV1\.0\b/i.test(about)) return [];
  const cells = sentence.split(" | ");
  const relevantCells = cells.filter((cell) => !ELSEWHERE.test(cell));
  if (/\bV1\.0\b/.test(about)) return relevantCells.flatMap((cell) => wrongSignals(cell, STATUSES));
  return wrongSignals(relevantCells.join(" | "), STATUSES);
}
