import type { Fault } from "./fault.ts";
import { type Family, toSignals, wrongSignals } from "./wrong-signals.ts";

/** What each status of a search means, and what to do then. */
const STATUSES: Family = {
  value: /RESULT_STATUS_(?:INCOMPLETE|COMPLETE|FAILED|UNSPECIFIED)/,
  signals: toSignals(`
RESULT_STATUS_COMPLETE: (?:is|already|are|it's) (?:done|complete|finished|final)|nothing (?:more )?to poll|everything (?:was|is) fetched|use the result\\b|has ended
RESULT_STATUS_INCOMPLETE: (?:still|is) running|start(?:s)? polling|poll for the rest|is (?:still )?slow|results so far|isn't finished
RESULT_STATUS_INCOMPLETE RESULT_STATUS_UNSPECIFIED: keep(?:s)? polling|poll again
RESULT_STATUS_FAILED: search(?: itself)? failed|offer (?:a|the traveller a) new|search can (?:also )?fail|failed search
`),
};

/** What each action means for the results received before. */
const ACTIONS: Family = {
  value: /RESULT_ACTION_(?:REPLACED|NOT_MODIFIED|OMITTED|UNSPECIFIED)/,
  signals: toSignals(`
RESULT_ACTION_REPLACED: (?:replace|discard|drop|clear)s? (?:all |everything|your results)|use all of this|all the results
RESULT_ACTION_NOT_MODIFIED RESULT_ACTION_OMITTED RESULT_ACTION_UNSPECIFIED: keep (?:your|the) results|without results|don't read|no new results
RESULT_ACTION_NOT_MODIFIED: nothing (?:new|has changed|changed)
`),
};

/** Finds clauses that give a status or an action of a search the meaning of another. */
export function wrongStates(sentence: string): readonly Fault[] {
  if (!/RESULT_(?:STATUS|ACTION)_/.test(sentence) || /\bV1\.0\b/.test(sentence)) return [];
  return [...wrongSignals(sentence, STATUSES), ...wrongSignals(sentence, ACTIONS)];
}
