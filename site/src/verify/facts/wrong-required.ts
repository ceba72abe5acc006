import type { Fault } from "./fault.ts";
import { type Member, type Members, meantBy } from "./members.ts";

/** "A minimal query has …", "each leg must have …": what has to be sent follows. */
const NEEDS =
  /\b(?:minimal|smallest|shortest) [a-z ]*?(?:has|needs|is)\b|\b(?:must (?:always )?(?:have|include|send|contain|give)|requires?|(?<!\b(?:than|what|they) )needs?)\b/i;
/** "… are required": what has to be sent stands before. */
const IS_REQUIRED =
  /\b(?:is|are) (?:required|mandatory)\b|\bmust (?:always )?be (?:sent|given|set)\b/i;
const IS_OPTIONAL =
  /\b(?:is|are) optional\b|\b(?:may|can) (?:also )?be (?:left out|omitted|missing|dropped|skipped)\b|, which you (?:can|may) (?:leave out|omit|skip)\b/i;
/** "a call without the currency is rejected": such words deny, and say what has to be sent. */
const IS_NEEDED =
  /\b(?:compulsory|obligatory|indispensable)\b|\b(?:can['’]?t|cannot|can not) do without (?:it|one|them)\b|\bno (?:call|request|search|query) (?:is valid|works) without (?:it|one|them)\b/i;
const WITHOUT =
  /\bwithout (?:the |an? |its )?([\w ]+?),? (?:it |the (?:call|request|search) )?(?:is|are|gets?) (?:rejected|refused|invalid|an error|no|a 4\d\d)\b/gi;

const ONLY =
  /\bonly ([\w ]+?) (?:is|are|has to be|must be) (?:compulsory|obligatory|mandatory|required|needed|sent|set)\b/i;

/** "You can leave out …" */
const LEAVES = /\b(?:may|can) (?:leave|drop|omit|skip)\b/i;

const ELSEWHERE =
  /\b(?:V1\.0|sandbox|client|whether|unless|until|never|not|no|if|where|when)\b|n['’]t\b|\?/i;

/** What a sentence says that a request needs, or does without, and the contract otherwise. */
export function wrongRequired(sentence: string, about: string, members: Members): readonly Fault[] {
  if (/\bV1\.0\b/.test(about)) return [];
  if (ELSEWHERE.test(sentence)) return wrongNeeds(sentence, about, members);
  const faults = (words: RegExp, stands: "before" | "behind", required: boolean) => {
    const found = words.exec(sentence);
    if (!found) return [];
    const [said] = found;
    const text =
      stands === "before"
        ? clauseBefore(sentence.slice(0, found.index))
        : clauseBehind(sentence.slice(found.index + said.length));
    const isWrong = (own: readonly Member[]) =>
      own.length > 0 && own.every((member) => member.required !== required);
    return [...text.matchAll(members.phrase)].flatMap(([phrase]) => {
      const sent = members.of(phrase).filter(({ isSent }) => isSent);
      const own = meantBy(sent, `${about} ${sentence}`);
      const right = `${own[0]?.at} is ${required ? "optional" : "required"}`;
      return isWrong(own) ? [{ said: `${said} … ${phrase}`, right }] : [];
    });
  };
  return [
    ...wrongNeeds(sentence, about, members),
    ...faults(NEEDS, "behind", true),
    ...faults(IS_REQUIRED, "before", true),
    ...faults(IS_OPTIONAL, "before", false),
    ...faults(LEAVES, "behind", false),
  ];
}

/** "Only `queryLegs` is compulsory", where others are required beside it. */
function wrongOnly(sentence: string, about: string, members: Members): readonly Fault[] {
  const [said, phrase = ""] = ONLY.exec(sentence) ?? [];
  if (said === undefined || phrase.includes(" and ")) return [];
  const own = meantBy(
    members.of(phrase).filter(({ isSent }) => isSent),
    `${about} ${sentence}`,
  );
  const [holder, ...others] = new Set(own.map((member) => member.holder));
  const beside = members.all.filter((one) => one.holder === holder && one.required);
  if (others.length > 0 || beside.every(({ name }) => own.some((one) => one.name === name)))
    return [];
  return [{ said, right: beside.map(({ name }) => name).join(", ") }];
}

/** What is called needed, and can be left out. */
function wrongNeeds(sentence: string, about: string, members: Members): readonly Fault[] {
  if (/\b(?:V1\.0|sandbox|client|whether|unless|if)\b/i.test(sentence)) return [];
  const needed = sentence.slice(0, Math.max(0, sentence.search(IS_NEEDED)));
  const missing = Array.from(sentence.matchAll(WITHOUT), ([, what = ""]) => what);
  const needs = [needed, ...missing].flatMap((text) =>
    Array.from(text.matchAll(members.phrase)).flatMap(([phrase]) => {
      const sent = members.of(phrase).filter(({ isSent }) => isSent);
      const own = meantBy(sent, `${about} ${sentence}`);
      const isOptional = own.length > 0 && own.every(({ required }) => !required);
      return isOptional ? [{ said: `without ${phrase}`, right: `${own[0]?.at} is optional` }] : [];
    }),
  );
  return [...needs, ...wrongOnly(sentence, about, members)];
}

function clauseBefore(text: string): string {
  return text.split(/[;:.|]|, (?=but|and)/).at(-1) ?? "";
}

function clauseBehind(text: string): string {
  return text.split(/[;:.|]|\b(?:because|so|to|for|but|which|that)\b/)[0] ?? "";
}
