import { IN_WORDS, numberIn } from "../../../../contract/src/base/number-words.ts";
import type { Fault } from "./fault.ts";
import type { Members } from "./members.ts";

/** "`adults` is 1 unless you send it" */
const UNLESS_SENT = new RegExp(
  `\\b(\\w+) is (${IN_WORDS}|[\\w-]+),? (?:by default|unless you (?:send|set|give) (?:it|another)\\b|(?:if|when) you (?:leave it out|omit it|(?:don['’]t|do not) (?:send|set) it))`,
  "g",
);

/** Finds values that a sentence calls the default of a request's field, if it has another or none. */
export function wrongDefaults(sentence: string, members: Members): readonly Fault[] {
  if (/\bsandbox\b/i.test(sentence)) return [];
  return Array.from(sentence.matchAll(UNLESS_SENT)).flatMap(([quote, name = "", value = ""]) => {
    const fields = members.of(name).filter((field) => field.name === name && field.isSent);
    const defaults = fields.map(({ schema }) => ("default" in schema ? schema.default : undefined));
    const isRight = defaults.some((one) => String(one) === String(numberIn(value) ?? value));
    if (fields.length === 0 || isRight) return [];
    const [right] = defaults.filter((one) => one !== undefined);
    return [{ quote, right: right === undefined ? `${name} has no default` : String(right) }];
  });
}
