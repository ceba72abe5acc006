import type { Fault } from "./fault.ts";
import { type Member, type Members, meantBy } from "./members.ts";

/** "A minimal query has …", "each leg must have …": what is required follows. */
const NEEDS =
  /\b(?:minimal|smallest|shortest) [a-z ]*?(?:has|needs|is)\b|\b(?:must (?:always )?(?:have|include|send|contain|give)|requires?|(?<!\b(?:than|what|they) )needs?)\b/i;
/** "… are required": what is required comes before. */
const IS_REQUIRED =
  /\b(?:is|are) (?:required|mandatory)\b|\bmust (?:always )?be (?:sent|given|set)\b/i;
const IS_OPTIONAL =
  /\b(?:is|are) optional\b|\b(?:may|can) (?:also )?be (?:left out|omitted|missing|dropped|skipped)\b|, which you (?:can|may) (?:leave out|omit|skip)\b/i;
/** "You can leave out …" */
const LEAVES = /\b(?:may|can) (?:leave|drop|omit|skip)\b/i;

const ELSEWHERE =
  /\b(?:V1\.0|sandbox|client|whether|unless|until|never|not|no|if|where|when)\b|n['’]t\b|\?/i;

/** Finds where a sentence is wrong about what a request requires, or may leave out. */
export function wrongRequired(sentence: string, about: string, members: Members): readonly Fault[] {
  if (/\bV1\.0\b/.test(`${about} ${sentence}`) || /\?/.test(sentence)) return [];
  const faults = (words: RegExp, stands: "before" | "behind", required: boolean) => {
    const found = words.exec(sentence);
    if (!found) return [];
    const [quote] = found;
    const text =
      stands === "before"
        ? clauseBefore(sentence.slice(0, found.index))
        : clauseBehind(sentence.slice(found.index + quote.length));
    // "Required if" is a condition; "optional: send it only if" is none.
    const clause = clauseBefore(sentence.slice(0, found.index)) + quote + text;
    if (ELSEWHERE.test(required ? sentence : clause)) return [];
    const isWrong = (own: readonly Member[]) =>
      own.length > 0 && own.every((member) => member.required !== required);
    return [...text.matchAll(members.phrase)].flatMap(([phrase]) => {
      const sent = members.of(phrase).filter(({ isSent }) => isSent);
      const own = meantBy(sent, sentence, about);
      const right = `${own[0]?.at} is ${required ? "optional" : "required"}`;
      return isWrong(own) ? [{ quote: `${quote} … ${phrase}`, right }] : [];
    });
  };
  return [
    ...faults(NEEDS, "behind", true),
    ...faults(IS_REQUIRED, "before", true),
    ...faults(IS_OPTIONAL, "before", false),
    ...faults(LEAVES, "behind", false),
  ];
}

function clauseBefore(text: string): string {
  return text.split(/[;:.|]|, (?=but|and)/).at(-1) ?? "";
}

function clauseBehind(text: string): string {
  return text.split(/[;:.|]|\b(?:because|since|so|to|for|but|which|that)\b/)[0] ?? "";
}
