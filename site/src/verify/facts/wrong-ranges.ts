import { numberIn } from "../../../../contract/src/base/number-words.ts";
import type { Schema } from "../../../../contract/src/model.ts";
import type { Fault } from "./fault.ts";
import { type Members, meantBy } from "./members.ts";

const NUMBER = "(-?\\d+|zero)";
/** "send 0 for", "with a value of 0 in" */
const BEFORE = new RegExp(
  `\\b(?:send|set|use|pass|give|enter) ${NUMBER} (?:for|as|in|into) (?:the )?$`,
  "i",
);
/** " to 0", ": 0", " can be 0", " is at least 1, or 0" */
const BEHIND = new RegExp(
  `^(?: (?:is (?:at least )?\\w+, or|to|of|=|can be|may be|must be|has to be|is)|:) ${NUMBER}(?![\\d.,]*\\d)(?= |[.,;:|]|$)`,
  "i",
);
/** ": 10, the most that one call accepts" */
const MOST = /^(?: (?:of|=|is)|:) (\d+),? (?:is )?(?:the (?:most|maximum|largest)|at most)\b/i;
/** "Without a limit, the call returns every place" */
const UNLIMITED =
  /^[^.;:|]*?,? (?:the (?:call|sandbox|API|response)|it|you|they)\b[^.;:|]*\b(?:every|all|everything|unlimited|any number|no limit|as many)\b/i;
const WITHOUT =
  /\b(?:without (?:an? |the )?|leave out (?:the )?|if you (?:omit|leave out) (?:the )?)$/i;

const ELSEWHERE =
  /\b(?:V1\.0|client|whether|not|never|no|rejected|refused|invalid|error|wrong|less than|below|above|beyond|4\d\d)\b|n['’]t\b|\?/i;

/** Finds values outside the limits of the field of a request that a sentence gives them to. */
export function wrongRanges(sentence: string, about: string, members: Members): readonly Fault[] {
  if (ELSEWHERE.test(sentence) || /\bV1\.0\b/.test(about)) return [];
  return Array.from(sentence.matchAll(members.phrase)).flatMap(({ 0: phrase, index }) => {
    const [before, behind] = [sentence.slice(0, index), sentence.slice(index + phrase.length)];
    const sent = members.of(phrase).filter(({ isSent }) => isSent);
    const own = meantBy(sent, sentence, about);
    const ranges = own.flatMap(({ schema }) => rangeOf(schema) ?? []);
    const [first] = ranges;
    if (first === undefined || ranges.length < own.length) return [];
    const right = `${own[0]?.at}: ${describeRange(first)}`;
    if (WITHOUT.test(before) && UNLIMITED.test(behind) && own.every(({ required }) => !required))
      return [{ quote: `without ${phrase}${behind}`, right }];
    const [, most] = MOST.exec(behind) ?? [];
    if (most !== undefined && Number(most) !== first.maximum)
      return [{ quote: `${phrase}, at most ${most}`, right }];
    const [, given = ""] = BEFORE.exec(before) ?? BEHIND.exec(behind) ?? [];
    const value = /^-\d+$/.test(given) ? Number(given) : numberIn(given);
    if (value === undefined || ranges.some((range) => isWithin(value, range))) return [];
    return [{ quote: `${phrase} ${given}`, right }];
  });
}

export function isWithin(value: number, { minimum, maximum }: Range): boolean {
  return value >= minimum && value <= maximum;
}

export interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** The limits that the schema has, or that its description gives: "1 to 50". */
export function rangeOf({ limits, description }: Schema): Range | undefined {
  const { minimum, maximum = Number.POSITIVE_INFINITY } = limits;
  if (minimum !== undefined) return { minimum, maximum };
  const [, from, to] = /\b(\d+) to (\d+)\b/.exec(description) ?? [];
  return to === undefined ? undefined : { minimum: Number(from), maximum: Number(to) };
}

/** "1 to 50", "at least 1" */
export function describeRange({ minimum, maximum }: Range): string {
  return Number.isFinite(maximum) ? `${minimum} to ${maximum}` : `at least ${minimum}`;
}
