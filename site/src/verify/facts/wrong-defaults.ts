import { numberIn } from "../../base/number-words.ts";
import type { Fault } from "./fault.ts";
import { type Members, meantBy } from "./members.ts";

/** What follows a field if it is said to have a value that nobody sent. */
const WITH_DEFAULT = [
  // "is 1 unless you send another number", "is true if you leave it out"
  /^ (?:is|are|counts? as|becomes?|falls? back to|stays?) (\w+)\b[^.;:]*?,? (?:unless you (?:send|say|set|ask|give|name)|(?:if|when) you (?:leave (?:it|them) out|omit|send no|(?:don['’]t|do not) (?:send|say|set|give|name)))\b/i,
  // "is optional: left out, it counts as true"
  /^[^.;|]*?[:;,] (?:if )?(?:left out|omitted|not sent|without it),? (?:it|this|that) (?:is|counts? as|means|stands for|becomes?) (\w+)\b/i,
  // "defaults to true"
  /^ defaults? to (\w+)\b/i,
  // "is true by default", "is by default true"
  /^ (?:is|are|stays?|counts? as) (?:by default (\w+)|(\w+) by default)\b/i,
];

/** What follows one after "the default of" or "by default,": " is true" */
const BEHIND_DEFAULT_OF = /^(?: (?:is|are|counts? as))? (\w+)\b/i;
const BEFORE_FIELD = /\b(?:the default (?:value )?(?:of|for)|by default,?) (?:the )?$/i;

/** "are those of your account by default", "defaults to GBP": a value, whatever it is. */
const BY_DEFAULT =
  /^(?:(?:,| and|, and) (?:the )?[\w`]+)* (?:(?:is|are|comes?|counts?) [^.;:|]*\bby default\b|defaults? to\b)/i;

const ELSEWHERE = /\b(?:V1\.0|sandbox|client|whether)\b/i;

/** Finds a value that a field of a request does not have by default: another one, or none. */
export function wrongDefaults(sentence: string, about: string, members: Members): readonly Fault[] {
  if (ELSEWHERE.test(sentence) || /\bV1\.0\b/.test(about)) return [];
  return Array.from(sentence.matchAll(members.phrase)).flatMap(({ 0: phrase, index }) => {
    const behind = sentence.slice(index + phrase.length);
    const [said, value] = valueSaid(sentence.slice(0, index), behind) ?? ["", ""];
    const sent = members.of(phrase).filter(({ isSent }) => isSent);
    const own = meantBy(sent, sentence, about);
    const [given] = BY_DEFAULT.exec(behind) ?? [];
    if (given !== undefined && own.length > 0 && own.every(({ required }) => required)) {
      const [{ name = phrase } = {}] = own;
      return [{ said: `${phrase}${given}`, right: `${name} is required, so it has no default` }];
    }
    if (value === "" || own.length === 0) return [];
    const defaults = own.map(({ schema }) =>
      schema.default === undefined ? "" : `${schema.default}`,
    );
    if (defaults.includes(inJson(value))) return [];
    const [known = ""] = defaults;
    const name = own[0]?.name ?? phrase;
    return [{ said: `${phrase}${said}`, right: known === "" ? `${name} has no default` : known }];
  });
}

/** The words around a field that give it a default, and the value, if it is a switch or a number. */
function valueSaid(
  before: string,
  behind: string,
): readonly [said: string, value: string] | undefined {
  const shapes = BEFORE_FIELD.test(before) ? [BEHIND_DEFAULT_OF] : WITH_DEFAULT;
  for (const shape of shapes) {
    const [said = "", ...values] = shape.exec(behind) ?? [];
    const value = values.find((one) => one !== undefined) ?? "";
    if (/^(?:true|false|on|off)$/i.test(value) || numberIn(value) !== undefined)
      return [said, value];
  }
  return undefined;
}

/** inJson("on") → "true", inJson("two") → "2" */
function inJson(value: string): string {
  const lower = value.toLowerCase();
  if (lower === "on") return "true";
  if (lower === "off") return "false";
  return `${numberIn(lower) ?? lower}`;
}
