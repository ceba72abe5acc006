import type { Fault } from "./fault.ts";
import { type Family, toSignals, wrongSignals } from "./wrong-signals.ts";

const DROP = "(?:replace|discard|drop|clear|forget|delete|remove|empty|throw away|overwrite)s?";
const HELD =
  "(?:all\\b|everything|(?:your|the (?:old|earlier|previous)|earlier|previous|old) (?:results|itineraries|content)|what you (?:have|hold|held|know|got)|them\\b)";
const NOT = "(?:don['’]t|do not|never|needn['’]t|must not|mustn['’]t|no need to)";
/** "don't poll again at once" says how to poll, not that polling is over. */
const ANYHOW =
  "(?! (?:again |it )*(?:at once|immediately|before|until|too|more|faster|right away|straight|sooner|while|in parallel|twice|with|every|for ever|forever))";

/** What each status of a search means, and what to do then. */
const STATUSES: Family = {
  value: /RESULT_STATUS_(?:INCOMPLETE|COMPLETE|FAILED|UNSPECIFIED)/,
  signals: toSignals(`
RESULT_STATUS_COMPLETE: (?:is|already|are|it's) (?:done|complete|finished|final)|nothing (?:more )?to poll|everything (?:was|is) fetched|use the result\\b|has ended
RESULT_STATUS_INCOMPLETE: (?:still|is) running|start(?:s)? polling|poll for the rest|is (?:still )?slow|results so far|isn't finished
RESULT_STATUS_INCOMPLETE RESULT_STATUS_UNSPECIFIED: keep(?:s)? (?:on )?polling|poll(?:s|ing)? (?:it )?(?:again|(?:once|one) (?:more|last time|final time))|go(?:es)? on polling|continues? (?:polling|to poll)|another poll\\b|worth polling|can still change|is(?:n['’]t| not) final
RESULT_STATUS_COMPLETE RESULT_STATUS_FAILED: (?:stop|end|quit)s? polling|${NOT} (?:poll|keep polling|go on polling)${ANYHOW}|no (?:more|further|other) polls?\\b|no longer poll|polling (?:is over|ends|stops)
RESULT_STATUS_FAILED: search(?: itself)? (?:has )?failed|offer (?:a|the traveller a) new|search can (?:also )?fail|failed search
`),
};

/** What each action means for the results received before. */
const ACTIONS: Family = {
  value: /RESULT_ACTION_(?:REPLACED|NOT_MODIFIED|OMITTED|UNSPECIFIED)/,
  signals: toSignals(`
RESULT_ACTION_REPLACED: ${DROP} ${HELD}|read \`?content\`?(?! (?:if|when|only))|throw ${HELD} away|use all of this|all the results|(?:your|the (?:old|earlier|previous)|earlier|previous) results (?:are(?:n['’]t| not| no longer) (?:valid|current)|are (?:stale|outdated|void))
RESULT_ACTION_NOT_MODIFIED RESULT_ACTION_OMITTED RESULT_ACTION_UNSPECIFIED: keep (?:your|the) results|(?:keep|hold on to) ${HELD}|${NOT} ${DROP} ${HELD}|results (?:stay|remain|are still) (?:valid|current)|without results|don't read|no new results
RESULT_ACTION_NOT_MODIFIED: nothing (?:new|has changed|changed)
`),
};

/** "With any other action, don't read `content`": any but the one that replaces. */
const OTHER_ACTION = /\b(?:with|on|for|after|in) any other action\b/i;

/** "a complete search" → "a RESULT_STATUS_COMPLETE search" */
const SEARCH = /\b(an?|the|every|each|once) (incomplete|complete|failed) (?=search\b)/gi;

/** "If a live search fails, poll it again": the clause is about a failed one. */
const IF_FAILED =
  /\b(?:once|when|after|if) (?:an?|the|every|your) (?:live )?search (?:has )?fail(?:s|ed)\b/gi;

/** "Once a response is complete, poll again": the clause is about a complete one. */
const ONCE =
  /\b(?:once|when|after|if) (?:an?|the|every|your) (?:response|search|result|status) is (?:already )?(incomplete|complete|failed)\b/gi;

const ANY_OTHER = "RESULT_ACTION_UNSPECIFIED";

/** Finds clauses that give a status or an action of a search the meaning of another. */
export function wrongStates(sentence: string): readonly Fault[] {
  if (/\bV1\.0\b/.test(sentence)) return [];
  const named = sentence
    .replaceAll(SEARCH, (_, article: string, state: string) => {
      return `${article} RESULT_STATUS_${state.toUpperCase()} `;
    })
    .replaceAll(IF_FAILED, "on RESULT_STATUS_FAILED")
    .replaceAll(ONCE, (_, state: string) => `on RESULT_STATUS_${state.toUpperCase()}`);
  const [, others] = named.split(OTHER_ACTION);
  return [
    ...wrongSignals(named, STATUSES),
    ...wrongSignals(named, ACTIONS),
    ...(others === undefined ? [] : wrongSignals(`${ANY_OTHER}${others}`, ACTIONS)),
  ];
}
